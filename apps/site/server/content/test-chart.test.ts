import { demoSnapshot } from '@site/demo/snapshot';
import { describe, expect, test } from 'vitest';
import { buildContent } from './content.ts';
import { testChart } from './test-chart.ts';

const tests = testChart(buildContent(demoSnapshot), 'en');
const named = (title: string) => tests.find((test) => test.title.startsWith(title));

describe('the Table of Tests', { tags: '@PAGE-71' }, () => {
	test('has every test with a specimen and a time, and no control', () => {
		expect(tests.length).toBeGreaterThan(50);
		expect(tests.map(({ title }) => title).filter((title) => /control/i.test(title))).toEqual([]);
	});

	test('a test has its lines, its seconds and the specimen that it names first', () => {
		expect(named('Flu A/B & COVID-19 Multiplex')).toMatchObject({ face: 3, seconds: 600, row: 'swab', tint: 'teal' });
		expect(tests.find(({ slug }) => slug.includes('glucose-meter'))).toMatchObject({ face: 'figure', seconds: 5 });
	});
});
