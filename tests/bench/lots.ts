/** Time to find one of 100,000 lots of a pack: `node bench/lots.ts`. */
import { booksOf, type Lot, lotIn } from '@site/contract/lot-books';
import { median } from './median.ts';
import { report } from './results.ts';
import { rounded } from './rounded.ts';

const nameOf = (at: number) => `FLU${String(at).padStart(7, '0')}`;
const lots = Array.from(
	{ length: 100_000 },
	(_, at): Lot => ({
		reference: 'HA-FLU-25',
		lot: nameOf(at),
		expiresOn: '2026-08-31',
		letterId: null,
		note: { en: '' },
	}),
);
const [book] = booksOf(lots);
if (!book) throw new Error('no book');
const times = Array.from({ length: 41 }, (_, at) => {
	const began = performance.now();
	lotIn(book, at % 4 === 0 ? 'NONE' : nameOf(at * 2499));
	return performance.now() - began;
});
report('Lots', [
	{ of: 'one of 100,000 lots', measure: 'ms', value: rounded(median(times)), aim: { of: 'value', most: 5 } },
]);
