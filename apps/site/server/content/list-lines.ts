import { readGtin } from '@site/contract/gtin';
import { isQuantity, listIn, mostLines, mostPacks } from '@site/contract/list';
import type { Content } from './content.ts';
import { codeOf, listIndex, nameOf, type Ordered } from './list-index.ts';
import { minimumOrder } from './minimum-order.ts';
import { type Pasted, readPasted } from './read-pasted.ts';

export type OrderedLine = Ordered & { quantity: number };

/**
 * Why an entry was not accepted as typed: unknown product, invalid quantity, list full, or added to an existing line.
 */
export const problemKinds = ['unknown', 'quantity', 'full', 'twice'] as const;
export type ListProblem = { kind: (typeof problemKinds)[number]; typed: string };

/** The most pieces of a text that are read at once. */
export const mostPasted = 200;

/** The product that a text names by catalogue number, bar code number or name. */
function orderedBy(content: Content, text: string): Ordered | null {
	const { byCode, byGtin, byName } = listIndex(content);
	const code = codeOf(text);
	if (code === '') return null;
	return byCode.get(code) ?? byGtin.get(readGtin(text) ?? '') ?? byName.get(nameOf(text)) ?? null;
}

function namedBy(content: Content, text: string) {
	const ordered = orderedBy(content, text);
	if (!ordered) return null;
	const isName = listIndex(content).byName.has(nameOf(text));
	return { product: ordered.product.id, ...(!isName && { pack: ordered.reference }) };
}

export const pastedIn = (content: Content, text: string) =>
	readPasted(text, (part) => namedBy(content, part), mostPasted);

/** A list under construction, with one line for each pack. */
function newList(content: Content) {
	const lines = new Map<string, OrderedLine>();
	const problems: ListProblem[] = [];
	const again = new Set<string>();
	const isWrong = new Set<string>();

	/** A pack already in the list is increased (`more`) or left as it is (`stays`). */
	function put({ typed, named, quantity }: Pasted, whenThere: 'more' | 'stays') {
		const ordered = orderedBy(content, named);
		if (!ordered) return void problems.push({ kind: 'unknown', typed });
		const known = lines.get(ordered.reference);
		if (known && whenThere === 'stays') return;
		if (!known && lines.size === mostLines) return void problems.push({ kind: 'full', typed });
		const isNone = quantity !== null && !isQuantity(quantity);
		const sum = (known?.quantity ?? 0) + (quantity === null || isNone ? 1 : quantity);
		if (known) again.add(ordered.reference);
		if (isNone || sum > mostPacks) {
			problems.push({ kind: 'quantity', typed });
			isWrong.add(ordered.reference);
		}
		lines.set(ordered.reference, { ...ordered, quantity: Math.min(sum, mostPacks) });
	}
	/** Each increased line with its new quantity. Lines with an invalid quantity are listed separately. */
	const addedUp = (): ListProblem[] =>
		[...again]
			.filter((reference) => !isWrong.has(reference))
			.map((reference) => ({
				kind: 'twice',
				typed: `${reference} × ${lines.get(reference)?.quantity}`,
			}));
	return { put, lines: () => [...lines.values()], problems, addedUp };
}

/** A line without a quantity has the minimum order. */
const typedLines = (content: Content, written: string): Pasted[] =>
	listIn(written).map(({ reference, quantity }) => ({
		typed: reference,
		named: reference,
		quantity: quantity ?? leastOf(content, reference),
	}));

function leastOf(content: Content, reference: string): number {
	const ordered = orderedBy(content, reference);
	const least = ordered && minimumOrder(content, ordered).least;
	return Math.min(least || 1, mostPacks);
}

/** The lines in an address: those of its list, and one to add. */
export function listLines(content: Content, { items, add }: { items: string; add: string }) {
	const { put, lines, problems } = newList(content);
	for (const line of typedLines(content, items)) put(line, 'more');
	for (const line of typedLines(content, add)) put(line, 'stays');
	return { lines: lines(), problems };
}

/** A list with pasted lines added. `unread` counts lines and pieces beyond the limit. */
export function withPasted(content: Content, { items, paste }: { items: string; paste: string }) {
	const { put, lines, problems, addedUp } = newList(content);
	for (const line of typedLines(content, items)) put(line, 'more');
	const { read, unread } = pastedIn(content, paste);
	for (const line of read) put(line, 'more');
	return { lines: lines(), problems: [...problems, ...addedUp()], unread };
}
