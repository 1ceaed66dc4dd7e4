import { z } from 'zod';
import { Text } from './language.ts';
import { lotKey, lotPattern } from './lots.ts';

const Id = z.int().positive();
const Day = z.iso.date();

/** One lot of a pack: the printed data, and later changes to them. */
export const Lot = z
	.object({
		/** The catalogue number of the pack. */
		reference: z.string().min(1).max(60),
		lot: z.string().regex(lotPattern, 'Up to 20 letters, digits and signs without a space, as printed on the box.'),
		madeOn: Day.optional(),
		/** As printed. */
		expiresOn: Day,
		extendedTo: Day.optional(),
		/** The letter about the extension, a document. */
		letterId: Id.nullable(),
		/** Advice to the user; may be empty. */
		note: Text,
	})
	.superRefine(({ madeOn, expiresOn, extendedTo }, context) => {
		const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
		if (madeOn && madeOn > expiresOn) refuse('madeOn', 'It was made before it expires.');
		if (extendedTo && extendedTo <= expiresOn)
			refuse('extendedTo', 'The extended date has to be after the printed one.');
	});
export type Lot = z.infer<typeof Lot>;

/** `KEY⇥lot⇥made⇥printed⇥extended⇥letter⇥note`; the lot only if it differs from its key, the note as an index. */
const line = /^[^\t\n]{1,20}\t[^\t\n]{0,20}(?:\t(?:\d{4}-\d\d-\d\d)?){3}(?:\t\d*){2}$/;

function fits(lines: string): boolean {
	for (let at = 0; at < lines.length - 1; ) {
		const end = lines.indexOf('\n', at + 1);
		if (end === -1 || !line.test(lines.slice(at + 1, end))) return false;
		at = end;
	}
	return lines.startsWith('\n');
}

/**
 * All lots of a pack as one string, searched as it is: 100,000 of them take a few megabytes, and code that walks the
 * content does not visit each. Notes that many lots share are stored once.
 */
export const LotBook = z.object({
	/** The catalogue number of the pack. */
	key: z.string().min(1),
	notes: z.array(Text),
	lines: z.string().refine(fits),
});
export type LotBook = z.infer<typeof LotBook>;

function book(key: string, lots: readonly Lot[]): LotBook {
	const notes = new Map<string, { at: number; note: Text }>();
	const place = (note: Text): string => {
		if (note.en === '') return '';
		const words = JSON.stringify(note);
		const known = notes.get(words) ?? { at: notes.size, note };
		notes.set(words, known);
		return String(known.at);
	};
	const lines = lots.map(({ lot, madeOn = '', expiresOn, extendedTo = '', letterId, note }) => {
		const own = lotKey(lot);
		return [own, own === lot ? '' : lot, madeOn, expiresOn, extendedTo, letterId ?? '', place(note)].join('\t');
	});
	return { key, lines: `\n${lines.join('\n')}\n`, notes: [...notes.values()].map(({ note }) => note) };
}

/** The books of these lots, one for each pack. */
export function booksOf(lots: Iterable<Lot>): LotBook[] {
	const packs = new Map<string, Lot[]>();
	for (const lot of lots) {
		const own = packs.get(lot.reference) ?? [];
		own.push(lot);
		packs.set(lot.reference, own);
	}
	return [...packs].map(([key, own]) => book(key, own));
}

function readLine({ key, notes }: LotBook, written: string): Lot {
	const [own = '', lot, madeOn, expiresOn = '', extendedTo, letter, note] = written.split('\t');
	return {
		reference: key,
		lot: lot || own,
		...(madeOn && { madeOn }),
		expiresOn,
		...(extendedTo && { extendedTo }),
		letterId: letter ? Number(letter) : null,
		note: (note && notes[Number(note)]) || { en: '' },
	};
}

/** A lot in any spelling, or null if the book has none. */
export function lotIn(book: LotBook, lot: string): Lot | null {
	const key = lotKey(lot);
	if (!lotPattern.test(key)) return null;
	const at = book.lines.indexOf(`\n${key}\t`);
	return at === -1 ? null : readLine(book, book.lines.slice(at + 1, book.lines.indexOf('\n', at + 1)));
}

/** The lots whose key passes; the others are not parsed. */
export function lotsThat(book: LotBook, passes: (key: string) => boolean): Lot[] {
	const found: Lot[] = [];
	for (let at = 1; at < book.lines.length; ) {
		const end = book.lines.indexOf('\n', at);
		if (passes(book.lines.slice(at, book.lines.indexOf('\t', at))))
			found.push(readLine(book, book.lines.slice(at, end)));
		at = end + 1;
	}
	return found;
}

/** The first lot that a letter concerns, or null if the book has none. */
export function lotOfLetter(book: LotBook, letterId: number): Lot | null {
	const at = book.lines.search(new RegExp(`\\t${letterId}\\t\\d*\\n`));
	const start = book.lines.lastIndexOf('\n', at) + 1;
	return at === -1 ? null : readLine(book, book.lines.slice(start, book.lines.indexOf('\n', at)));
}

/** Every lot of these books. */
export const lotsIn = (books: readonly LotBook[]): Lot[] =>
	books.flatMap((book) =>
		book.lines
			.split('\n')
			.filter((written) => written !== '')
			.map((written) => readLine(book, written)),
	);
