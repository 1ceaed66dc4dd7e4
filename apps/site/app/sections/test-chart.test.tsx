import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { sectionWords } from '../messages/sections.ts';
import type { ChartedTest } from '../visit.ts';
import { TestChart } from './test-chart.tsx';

vi.mock('../client/use-shell.ts', () => ({ useShell: () => ({ language: 'en' }), useLayout: () => 'desktop' }));
vi.mock('../messages/use-messages.ts', () => ({ useWords: () => sectionWords.en }));

const areas = [
	{ slug: 'respiratory', name: 'Respiratory', tint: 'teal' },
	{ slug: 'glucose', name: 'Glucose', tint: 'sky' },
] as const;
const tests = [5, 60, 600, 600, 900].map(
	(seconds, at): ChartedTest => ({
		slug: `test-${at}`,
		title: `Test ${at}`,
		seconds,
		time: '',
		row: 'swab',
		face: 1,
		area: areas[at % 2]?.slug ?? '',
		tint: 'teal',
	}),
);
const slugs = tests.map(({ slug }) => slug);
const drawn = (fitting: string[]) =>
	renderToStaticMarkup(<TestChart areas={areas} tests={tests} fitting={new Set(fitting)} />);

test('what does not fit is faded, and nothing moves', { tags: '@FIND-60' }, () => {
	const some = drawn(slugs.slice(0, 2));
	expect(some.match(/<a [^>]*data-faded/g)).toHaveLength(3);
	expect(some.replaceAll(' data-faded=""', '')).toBe(drawn(slugs));
});

test('the names below the poster have the numbers of the marks, each once', { tags: '@FIND-60' }, () => {
	const markup = drawn(slugs);
	const numbers = [...markup.matchAll(/class="number">(\d+)</g)].map(([, number]) => number);
	expect(numbers).toEqual(['1', '2', '3', '4', '5']);
	for (const number of numbers) expect(markup.match(new RegExp(`<span>${number} Test`, 'g'))).toHaveLength(1);
});
