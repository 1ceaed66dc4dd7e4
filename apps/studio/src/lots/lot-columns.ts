import type { Lot } from '@site/contract/lot-books';

/** The columns of a file of lots, in the order in which they are written. */
export const columns = [
	'pack',
	'lot',
	'made on',
	'expires',
	'extended to',
	'letter',
	'what to do',
	'what to do (chinese)',
] as const;
export type Column = (typeof columns)[number];

/** Columns that the file must have. */
export const needed: readonly Column[] = ['pack', 'lot', 'expires'];

const alsoCalled: Record<string, Column> = {
	ref: 'pack',
	reference: 'pack',
	gtin: 'pack',
	'lot number': 'lot',
	made: 'made on',
	expiry: 'expires',
	'expiry date': 'expires',
	extended: 'extended to',
};

export const columnOf = (head: string): Column | undefined => {
	const name = head.toLowerCase().replace(/\s+/g, ' ');
	return columns.find((column) => column === name) ?? alsoCalled[name];
};

/** Reads a date with the year first or in German notation. `03/04/2026` is ambiguous and refused. */
export function readDay(written: string): string | null {
	const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written) ?? [];
	if (year && month && day) return realDay(year, month, day);
	const [, d, m, y] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(written) ?? [];
	return d && m && y ? realDay(y, m, d) : null;
}

/** Refuses dates such as 30 February, which `Date` would move into March. */
function realDay(year: string, month: string, day: string): string | null {
	const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	const date = new Date(`${written}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null;
}

/** The file column of each field of a lot. */
export const columnOfField: Record<string, Column> = {
	reference: 'pack',
	lot: 'lot',
	madeOn: 'made on',
	expiresOn: 'expires',
	extendedTo: 'extended to',
	letterId: 'letter',
	'note.en': 'what to do',
	'note.cn': 'what to do (chinese)',
};

/** The document that explains why a lot's shelf life is extended. */
export interface ShelfLifeLetter {
	id: number;
	title: string;
}

/** Finds a letter by its title, or by its id as `#5`. */
export const letterOf = (letters: readonly ShelfLifeLetter[], written: string): ShelfLifeLetter | undefined => {
	const named = letters.filter(({ title }) => title === written);
	return named.length === 1 ? named[0] : letters.find(({ id }) => `#${id}` === written);
};

/** A lot as a row of the file. If two letters share a title, the id is written instead. */
export function rowOf(
	{ reference, lot, madeOn, expiresOn, extendedTo, letterId, note }: Lot,
	letters: readonly ShelfLifeLetter[],
) {
	const letter = letters.find(({ id }) => id === letterId);
	const isOnly = letter && letters.filter(({ title }) => title === letter.title).length === 1;
	return {
		pack: reference,
		lot,
		'made on': madeOn,
		expires: expiresOn,
		'extended to': extendedTo,
		letter: letter && (isOnly ? letter.title : `#${letter.id}`),
		'what to do': note.en,
		'what to do (chinese)': note.cn,
	} satisfies Record<Column, string | undefined>;
}
