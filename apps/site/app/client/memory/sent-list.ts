import { keepText } from './store-list.ts';

export const sentListKey = 'list-sent';

/** The last list that a quote was asked for, as the contract writes it; `on` is when. */
export type SentList = { reference: string; on: string; items: string };

/** For the list page, which says so (LIST-16). */
export const keepSentList = ({ reference, items }: Omit<SentList, 'on'>) =>
	keepText(sentListKey, [reference, new Date().toISOString(), items].join(' '));

export function sentListIn(written: string): SentList | null {
	const [reference, on, items] = written.split(' ');
	return reference && on && items ? { reference, on, items } : null;
}
