import { keepText } from './store-list.ts';

export const sentListKey = 'list-sent';

/** The last list that a quote was requested for, in the format of the contract; `on` is the time. */
export type SentList = { reference: string; on: string; items: string };

/** Saves the list, so that the list page can say that it was sent (LIST-16). */
export const keepSentList = ({ reference, items }: Omit<SentList, 'on'>) =>
	keepText(sentListKey, [reference, new Date().toISOString(), items].join(' '));

export function sentListIn(written: string): SentList | null {
	const [reference, on, items] = written.split(' ');
	return reference && on && items ? { reference, on, items } : null;
}
