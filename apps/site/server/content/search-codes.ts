import type { Product } from '@site/contract/catalogue';
import { gtin14 } from '@site/contract/gtin';
import type { Registration } from '@site/contract/registrations';

/** Only capital letters and digits: `87428-QW`, `87428 qw` and `87428QW` are one code. */
export const bare = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Words that buyers write before a code. */
const announcements =
	/^(?:(?:cpt|ref|reference|cat|catalog|catalogue|item|article|art|sku|gtin|basic|udi(?:-di)?|registration|certificate|eua|510\(?k|code|codes|number|no|nr)\b[\s.:#)]*|(?:货号|编号|编码|代码|目录号|注册证?号?)\s*[:：]?\s*)+/i;

const shortestBeginning = 4;

/**
 * The numbers on labels, orders and bills: those of its packs, and billing codes with and without their modifiers.
 */
export function codesOf({ reference, packs, theme }: Product): string[] {
	const billing = theme?.cptCodes?.flatMap(({ code }) => [code, code.slice(0, 5)]) ?? [];
	const boxes = packs.flatMap((pack) => [pack.reference, ...(pack.gtin ? [pack.gtin, gtin14(pack.gtin)] : [])]);
	return [...new Set([reference, ...boxes, ...billing].map(bare))];
}

const isNumber = (code: string) => code.length >= shortestBeginning && /\d/.test(code);

/** The numbers of a product in registers. Words such as `exempt` in place of a number are none. */
export const registerCodesOf = ({ basicUdiDi }: Product, rows: readonly Registration[]): string[] => [
	...new Set([basicUdiDi, ...rows.map(({ number }) => number)].map(bare).filter(isNumber)),
];

/** GTINs and Basic UDI-DIs of one company share their first digits, so they only match as a whole. */
const isWhole = /^\d{8,14}$|^\d{6}.{9,}$/;

export type CodeBook = { exact: ReadonlyMap<string, readonly number[]>; sorted: readonly string[] };

export function codeBook(entries: Iterable<{ place: number; codes: readonly string[] }>): CodeBook {
	const exact = new Map<string, number[]>();
	for (const { place, codes } of entries) {
		for (const code of codes) exact.set(code, [...(exact.get(code) ?? []), place]);
	}
	return { exact, sorted: [...exact.keys()].filter((code) => !isWhole.test(code)).sort() };
}

/**
 * Entries whose code the query names; `code` is set for an exact match, and null if the query is only the start of a
 * code.
 */
export function placesOfCode(
	{ exact, sorted }: CodeBook,
	query: string,
): { places: readonly number[]; code: string | null } {
	const code = bare(query.trim().replace(announcements, ''));
	const known = exact.get(code);
	if (known) return { places: known, code: code.toLowerCase() };
	// A plain word is not the start of a code: that needs a digit or a hyphen.
	if (code.length < shortestBeginning || !/[\d-]/.test(query)) return { places: [], code: null };
	const begun = sorted.filter((known) => known.startsWith(code)).flatMap((known) => exact.get(known) ?? []);
	return { places: [...new Set(begun)], code: null };
}
