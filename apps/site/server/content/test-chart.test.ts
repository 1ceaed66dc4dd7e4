import { demoSnapshot } from '@site/demo/snapshot';
import { describe, expect, test } from 'vitest';
import { placesAcross, placesDown, side } from '../../app/sections/test-places.ts';
import { buildContent } from './content.ts';
import { testChart } from './test-chart.ts';

const tests = testChart(buildContent(demoSnapshot), 'en');
const named = (title: string) => tests.find((test) => test.title.startsWith(title));

// Holds PAGE-71.
describe('the Table of Tests', () => {
	test('has every test with a specimen and a time, and no control', () => {
		expect(tests.length).toBeGreaterThan(50);
		expect(tests.map(({ title }) => title).filter((title) => /control/i.test(title))).toEqual([]);
	});

	test('a test has its lines, its seconds and the specimen that it names first', () => {
		expect(named('Flu A/B & COVID-19 Multiplex')).toMatchObject({ face: 3, seconds: 600, row: 'swab', tint: 'teal' });
		expect(tests.find(({ slug }) => slug.includes('glucose-meter'))).toMatchObject({ face: 'figure', seconds: 5 });
	});

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
			expect(near.map(({ test }) => test.title)).toEqual([]);
		}
	});

	test('a slower test is never left of a faster one in its row', () => {
		for (const { test, x } of placesAcross(tests).tests)
			for (const other of placesAcross(tests).tests)
				if (test.row === other.test.row && test.seconds < other.test.seconds) expect(x).toBeLessThan(other.x);
	});
});
