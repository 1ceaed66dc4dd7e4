import { demoSnapshot } from '@site/demo/snapshot';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { areas } from '../../server/content/areas.ts';
import { buildContent } from '../../server/content/content.ts';
import { finder } from '../../server/content/finder.ts';
import { testChart } from '../../server/content/test-chart.ts';
import { sectionWords } from '../messages/sections.ts';
import { TestChart } from './test-chart.tsx';

vi.mock('../client/use-shell.ts', () => ({ useShell: () => ({ language: 'en' }), useLayout: () => 'desktop' }));
vi.mock('../messages/use-messages.ts', () => ({ useWords: () => sectionWords.en }));

const content = buildContent(demoSnapshot);
const tests = testChart(content, 'en');
const all = tests.map(({ slug }) => slug);
const drawn = (fitting: string[]) =>
	renderToStaticMarkup(<TestChart areas={areas(content, 'en')} tests={tests} fitting={new Set(fitting)} />);
const count = (markup: string, what: RegExp) => markup.match(what)?.length;

// Holds FIND-60.
test('what does not fit is faded, and nothing moves', () => {
	const { fitting } = finder(content, { language: 'en', specimen: 'urine' });
	const some = drawn(fitting);
	const fit = tests.filter(({ slug }) => fitting.includes(slug)).length;
	expect(fit).toBeGreaterThan(5);
	expect(count(some, /<a [^>]*data-faded/g)).toBe(tests.length - fit);
	expect(some.replaceAll(' data-faded=""', '')).toBe(drawn(all));
});

test('the names below the poster have the numbers of the marks, each once (FIND-60)', () => {
	const markup = drawn(all);
	const numbers = [...markup.matchAll(/class="number">(\d+)</g)].map(([, number]) => Number(number));
	expect(numbers).toEqual(tests.map((_, at) => at + 1));
	for (const number of numbers) expect(markup).toContain(`<span>${number} `);
});
