import type { Product } from '@site/contract/catalogue';

/** Capital letters and digits alone: `87428-QW`, `87428 qw` and `87428QW` are one code. */
const bare = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Words with which buyers announce a code. */
const announcements =
	/^(?:(?:cpt|ref|reference|cat|catalog|catalogue|item|article|art|sku|gtin|code|codes|number|no|nr)\b[\s.:#]*|(?:货号|编号|编码|代码|目录号)\s*[:：]?\s*)+/i;

const shortestBeginning = 4;

/** What stands on a label, an order or a bill: the catalogue number, and billing codes with and without their modifiers. */
export function codesOf({ reference, theme }: Product): string[] {
	const billing = theme?.cptCodes?.flatMap(({ code }) => [code, code.slice(0, 5)]) ?? [];
	return [...new Set([reference, ...billing].map(bare))];
}

export type CodeBook = { exact: ReadonlyMap<string, readonly number[]>; sorted: readonly string[] };

export function codeBook(entries: Iterable<{ place: number; codes: readonly string[] }>): CodeBook {
	const exact = new Map<string, number[]>();
	for (const { place, codes } of entries) {
		for (const code of codes) exact.set(code, [...(exact.get(code) ?? []), place]);
	}
	return { exact, sorted: [...exact.keys()].sort() };
}

/** What a query names by its code, which is then told as a word, or by the beginning of one. */
export function placesOfCode(
	{ exact, sorted }: CodeBook,
	query: string,
): { places: readonly number[]; code: string | null } {
	const code = bare(query.trim().replace(announcements, ''));
	const known = exact.get(code);
	if (known) return { places: known, code: code.toLowerCase() };
	// A word is no code: what only begins one has a digit or a mark in it.
	if (code.length < shortestBeginning || !/[\d-]/.test(query)) return { places: [], code: null };
	const begun = sorted.filter((known) => known.startsWith(code)).flatMap((known) => exact.get(known) ?? []);
	return { places: [...new Set(begun)], code: null };
}
