import { describe, expect, test } from 'vitest';
import type { ChartedTest } from '../visit.ts';
import { placesAcross, placesDown, side } from './test-places.ts';

const times = [5, 10, 60, 120, 300, 420, 600, 600, 600, 720, 900, 900, 1200];
const rows = ['swab', 'blood', 'urine', 'genital'] as const;
const tests = rows.flatMap((row) =>
	times.map(
		(seconds, at): ChartedTest => ({
			slug: `${row}-${at}`,
			title: `${row} ${at}`,
			seconds,
			time: '',
			row,
			face: 1,
			area: '',
			tint: 'teal',
		}),
	),
);

describe('the places of the Table of Tests', { tags: '@PAGE-71' }, () => {
	test.each([
		['across', placesAcross],
		['down', placesDown],
	])('no mark lies on another, nor outside (%s)', (_, places) => {
		const { width, height, tests: placed } = places(tests);
		expect(placed).toHaveLength(tests.length);
		for (const [at, one] of placed.entries()) {
			expect(one.x).toBeGreaterThanOrEqual(0);
			expect(one.x + side).toBeLessThanOrEqual(width);
			expect(one.y + side).toBeLessThanOrEqual(height);
			const near = placed.slice(at + 1).filter(({ x, y }) => Math.abs(x - one.x) < 26 && Math.abs(y - one.y) < side);
			expect(near.map(({ test }) => test.slug)).toEqual([]);
		}
	});

	test('on desktop a mark is at its minute of the scale, however many have it', () => {
		const { tests: placed, times: scale } = placesAcross([...tests, ...tests]);
		for (const { of, x } of scale)
			for (const { test, ...mark } of placed) if (test.seconds === of) expect([of, mark.x]).toEqual([of, x]);
		for (const { test, x } of placed)
			for (const other of placed) if (test.seconds < other.test.seconds) expect(x).toBeLessThan(other.x);
	});
});
