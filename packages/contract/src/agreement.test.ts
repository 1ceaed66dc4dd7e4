import fc from 'fast-check';
import { expect, it } from 'vitest';
import { percentOf, wilsonInterval } from './performance.ts';

/** Newcombe, Statistics in Medicine 17 (1998), table I, method 3. */
const published = [
	[81, 263, 0.2553, 0.3662],
	[15, 148, 0.0624, 0.1605],
	[0, 20, 0, 0.1611],
	[1, 29, 0.0061, 0.1718],
] as const;

it.each(published)(
	'the interval of %i of %i is the published one',
	{ tags: '@INFO-20' },
	(agreed, total, low, high) => {
		const interval = wilsonInterval({ agreed, total });
		expect(interval.low).toBeCloseTo(low, 4);
		expect(interval.high).toBeCloseTo(high, 4);
	},
);

it('an interval is within 0 and 1, has its share, and is symmetric', { tags: '@INFO-20' }, () => {
	const counts = fc
		.integer({ min: 1, max: 5000 })
		.chain((total) => fc.tuple(fc.integer({ min: 0, max: total }), fc.constant(total)));
	fc.assert(
		fc.property(counts, ([agreed, total]) => {
			const { low, high } = wilsonInterval({ agreed, total });
			const other = wilsonInterval({ agreed: total - agreed, total });
			expect(0 <= low && low <= agreed / total && agreed / total <= high && high <= 1).toBe(true);
			expect(low).toBeCloseTo(1 - other.high, 12);
		}),
		{ seed: 22 },
	);
	expect(percentOf(43 / 48)).toBe('89.6');
});
