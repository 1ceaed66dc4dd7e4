import { expect, it } from 'vitest';
import { basicUdiDiProblem, checkPair } from './basic-udi-di.ts';

it('the example of GS1 has the check characters of its specification', { tags: '@DATA-10' }, () => {
	expect(checkPair('1987654Ad4X4bL5ttr2310c')).toBe('2K');
	expect(basicUdiDiProblem('1987654Ad4X4bL5ttr2310c2K')).toBeUndefined();
});

it('a slip in a Basic UDI-DI is refused with the right check characters', { tags: '@DATA-10' }, () => {
	expect(basicUdiDiProblem('1987654Ad4X4bL5ttr2310d2K')).toMatch(/here they would be [2-9A-HJ-NP-Z]{2}\.$/);
	for (const wrong of ['', 'HA-1', '1987654Ad4X4bL5ttr2310c12K', '1987654 Ad2K'])
		expect(basicUdiDiProblem(wrong)).toMatch(/up to 25 characters/);
});
