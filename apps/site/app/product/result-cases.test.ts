import { expect, it } from 'vitest';
import { productWords } from '../messages/product.ts';
import { resultCases } from './result-cases.ts';

const lines = [
	{ mark: 'B', name: 'influenza B' },
	{ mark: 'A', name: 'influenza A' },
];
const shown = (reading: 'appears' | 'disappears' | 'compared', marks = lines) =>
	resultCases({ reading, lines: marks }, productWords.en.results).map(({ title, shows }) => [title, shows.join(' ')]);

it('a line that appears is a positive result of its own; without the control line nothing counts', () => {
	expect(shown('appears')).toEqual([
		['Negative', 'C'],
		['Positive: influenza B', 'C B'],
		['Positive: influenza A', 'C A'],
		['Invalid', ''],
	]);
});

it('of a competitive test a missing line is the positive result', () => {
	expect(shown('disappears', [{ mark: 'T', name: 'fentanyl' }])).toEqual([
		['Negative', 'C T'],
		['Positive: fentanyl', 'C'],
		['Invalid', 'T'],
	]);
});

it('a line whose strength counts is called neither', () => {
	expect(shown('compared', [{ mark: 'T', name: 'LH' }])).toEqual([
		['Test and control line', 'C T'],
		['Control line only', 'C'],
		['Invalid', 'T'],
	]);
});
