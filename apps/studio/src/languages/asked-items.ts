import type { Payload } from 'payload';
import { type TranslatedItem, translatedItems, translatedKinds } from './translated-items.ts';

/** The filter of the view and of the file: a kind, a state, or named items. */
export interface Asked {
	kind: string;
	state: string;
	items: readonly string[];
}

export const askedIn = (query: URLSearchParams): Asked => ({
	kind: query.get('kind') ?? '',
	state: query.get('state') ?? 'open',
	items: query.getAll('item'),
});

export const nameOf = ({ kind, id }: { kind: string; id: string }) => (id === '' ? kind : `${kind}/${id}`);

function isWanted({ missing, older }: TranslatedItem, state: string): boolean {
	if (state === 'missing') return missing > 0;
	if (state === 'older') return older > 0;
	return state === 'all' || missing + older > 0;
}

/** The requested items, those with most work left first. */
export async function askedItems(payload: Payload, { kind, state, items }: Asked): Promise<TranslatedItem[]> {
	const kinds = translatedKinds(payload).filter((one) => kind === '' || one === kind);
	const found: TranslatedItem[] = [];
	for (const one of kinds) found.push(...(await translatedItems(payload, one)));
	return found
		.filter((item) => item.texts > 0)
		.filter((item) => (items.length > 0 ? items.includes(nameOf(item)) : isWanted(item, state)))
		.toSorted((one, other) => other.missing + other.older - (one.missing + one.older));
}
