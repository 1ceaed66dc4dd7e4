import { expect, it, vi } from 'vitest';
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

it('a book returns every lot as written, and stores a shared note once', { tags: '@BOX-5' }, () => {
	const books = booksOf(written);
	expect(books.map(({ key }) => key)).toEqual(['HA-FLU-25', 'HA-FLU-50']);
	expect(books[0]?.notes).toHaveLength(1);
	expect(lotsIn(books)).toEqual(written);
	expect(lotsIn(LotBook.array().parse(books))).toEqual(written);
});

it('a lot is found in any letter case, and never by a part of it', () => {
	const [book] = booksOf(written);
	if (!book) throw new Error('no book');
	expect(lotIn(book, 'flu 2409a')).toEqual(written[0]);
	expect(lotIn(book, 'B/1-X')).toEqual(written[2]);
	expect(lotIn(book, '007')).toEqual(written[1]);
	for (const other of ['', '7', 'FLU2409', 'FLU2409AB', '2026-08-31', 'FLU2409A"\t', '\n'])
		expect(lotIn(book, other)).toBeNull();
});

it('a lot is found with its letter, and not by another number of its line', () => {
	const [book] = booksOf(written);
	if (!book) throw new Error('no book');
	expect(lotOfLetter(book, 5)).toEqual(written[1]);
	for (const other of [0, 7, 55, 2026]) expect(lotOfLetter(book, other)).toBeNull();
});

it('a contradictory lot is refused', () => {
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

it('one of 100,000 lots is found without reading the others', { tags: '@BOX-6' }, () => {
	const many = Array.from({ length: 100_000 }, (_, at) => lot({ lot: `FLU${String(at).padStart(7, '0')}` }));
	const [book] = booksOf(many);
	if (!book) throw new Error('no book');
	expect(LotBook.safeParse(book).success).toBe(true);
	expect(book.lines.length).toBeLessThan(5_000_000);
	const split = vi.spyOn(String.prototype, 'split');
	const found = ['FLU0099999', 'FLU0000000', 'NONE'].map((wanted) => lotIn(book, wanted)?.lot);
	const lengths = split.mock.contexts.map((text) => String(text).length);
	split.mockRestore();
	expect(found).toEqual(['FLU0099999', 'FLU0000000', undefined]);
	expect(Math.max(...lengths)).toBeLessThan(100);
});
