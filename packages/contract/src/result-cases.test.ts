import { expect, it } from 'vitest';
import { marksOf, resultCases } from './result-cases.ts';

const lines = [{ mark: 'B' }, { mark: 'A' }];
const shown = (reading: 'appears' | 'disappears' | 'compared', on: { mark: string; strip?: number }[] = lines) =>
	resultCases({ reading, lines: on }).map(({ kind, line, shows }) => [
		[kind, line?.mark].filter(Boolean).join(' '),
		shows.map((marks) => marks.join(' ')).join(' | '),
	]);

it('a line that appears is a positive result of its own; without the control line nothing counts', () => {
	expect(shown('appears')).toEqual([
		['negative', 'C'],
		['positive B', 'C B'],
		['positive A', 'C A'],
		['invalid', ''],
	]);
});

it('of a competitive test a missing line is the positive result', () => {
	expect(shown('disappears', [{ mark: 'T' }])).toEqual([
		['negative', 'C T'],
		['positive T', 'C'],
		['invalid', 'T'],
	]);
});

it('a line whose strength counts is called neither', () => {
	expect(shown('compared', [{ mark: 'T' }])).toEqual([
		['withLine', 'C T'],
		['withoutLine', 'C'],
		['invalid', 'T'],
	]);
});

it('of two strips in one housing each has its control line, and one without it is enough to be invalid', () => {
	const twin = [{ mark: 'NS1' }, { mark: 'G', strip: 2 }, { mark: 'M', strip: 2 }];
	expect(marksOf(twin)).toEqual([
		['C', 'NS1'],
		['C', 'G', 'M'],
	]);
	expect(shown('appears', twin)).toEqual([
		['negative', 'C | C'],
		['positive NS1', 'C NS1 | C'],
		['positive G', 'C | C G'],
		['positive M', 'C | C M'],
		['invalid', ' | C'],
	]);
});
