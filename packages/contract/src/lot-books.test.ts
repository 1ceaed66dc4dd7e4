import { expect, it } from 'vitest';
import { booksOf, Lot, LotBook, lotIn, lotOfLetter, lotsIn } from './lot-books.ts';

const lot = (overrides: Partial<Lot> = {}): Lot => ({
	reference: 'HA-FLU-25',
	lot: 'FLU2409A',
	expiresOn: '2026-08-31',
	letterId: null,
	note: { en: '' },
	...overrides,
});

const written: Lot[] = [
	lot(),
	lot({
		lot: '007',
		madeOn: '2024-09-02',
		extendedTo: '2027-02-28',
		letterId: 5,
		note: { en: 'Go on.', cn: '继续使用。' },
	}),
	lot({ lot: 'b/1-x', note: { en: 'Go on.', cn: '继续使用。' } }),
	lot({ reference: 'HA-FLU-50' }),
];

// Holds BOX-5.
it('a book gives back every lot as it was written, and says a note that lots share once', () => {
	const books = booksOf(written);
	expect(books.map(({ key }) => key)).toEqual(['HA-FLU-25', 'HA-FLU-50']);
	expect(books[0]?.notes).toHaveLength(1);
	expect(lotsIn(books)).toEqual(written);
	expect(lotsIn(LotBook.array().parse(books))).toEqual(written);
});

it('a lot is found however its letters are written, and none by a part of it', () => {
	const [book] = booksOf(written);
	if (!book) throw new Error('no book');
	expect(lotIn(book, 'flu 2409a')).toEqual(written[0]);
	expect(lotIn(book, 'B/1-X')).toEqual(written[2]);
	expect(lotIn(book, '007')).toEqual(written[1]);
	for (const other of ['', '7', 'FLU2409', 'FLU2409AB', '2026-08-31', 'FLU2409A"\t', '\n'])
		expect(lotIn(book, other)).toBeNull();
});

it('a lot is found by the letter about it, and none by another number of its line', () => {
	const [book] = booksOf(written);
	if (!book) throw new Error('no book');
	expect(lotOfLetter(book, 5)).toEqual(written[1]);
	for (const other of [0, 7, 55, 2026]) expect(lotOfLetter(book, other)).toBeNull();
});

it('a lot that contradicts itself is refused', () => {
	for (const wrong of [
		{ extendedTo: '2026-08-31' },
		{ madeOn: '2026-09-01' },
		{ lot: 'A 1' },
		{ expiresOn: '2026-02-30' },
	])
		expect(Lot.safeParse(lot(wrong)).success).toBe(false);
	for (const lines of ['', 'A\t', '\nA\n', '\nA\t\t\t2026-08-31\t\t\t', '\nA\t\t\tsoon\t\t\t\n'])
		expect(LotBook.safeParse({ key: 'A', notes: [], lines }).success).toBe(false);
});

// Holds BOX-6.
it('one of 100,000 lots is found in less than 5 ms', () => {
	const many = Array.from({ length: 100_000 }, (_, at) => lot({ lot: `FLU${String(at).padStart(7, '0')}` }));
	const [book] = booksOf(many);
	if (!book) throw new Error('no book');
	expect(LotBook.safeParse(book).success).toBe(true);
	expect(book.lines.length).toBeLessThan(5_000_000);
	const times = Array.from({ length: 41 }, (_, at) => {
		const wanted = at % 4 === 0 ? 'NONE' : `FLU${String(at * 2499).padStart(7, '0')}`;
		const start = performance.now();
		const found = lotIn(book, wanted);
		const time = performance.now() - start;
		expect(found?.lot ?? 'NONE').toBe(wanted);
		return time;
	});
	// The median: other programs of the machine interrupt some.
	expect(times.toSorted((one, other) => one - other)[20]).toBeLessThan(5);
});
