import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Analyte, loincCheckDigit, loincProblem, repeatedAnalytes, snomedProblem } from './laboratory-codes.ts';

it.each(['94558-4', '80382-5', '2345-7', '14749-6', '90370-8', '100964-6'])(
	'%s, a published code, is of LOINC',
	{ tags: '@DATA-10' },
	(code) => expect(loincProblem(code)).toBeUndefined(),
);

it.each(['258500001', '697989009', '122575003', '900000000000207008', '73211009'])(
	'%s, a published concept, is of SNOMED CT',
	{ tags: '@DATA-10' },
	(code) => expect(snomedProblem(code)).toBeUndefined(),
);

it('a slip in a LOINC code is refused, with the right last digit', { tags: '@DATA-10' }, () => {
	const number = fc.integer({ min: 10_000, max: 199_999 }).map(String);
	fc.assert(
		fc.property(number, fc.nat(4), fc.integer({ min: 1, max: 9 }), (before, at, by) => {
			const code = `${before}-${loincCheckDigit(before)}`;
			expect(loincProblem(code)).toBeUndefined();
			const wrong = before.slice(0, at) + ((Number(before[at]) + by) % 10) + code.slice(at + 1);
			expect(loincProblem(wrong)).toMatch(/here it would be \d\.$/);
		}),
		{ seed: 22 },
	);
	expect(loincProblem('94558')).toMatch(/hyphen before its last digit/);
	expect(loincProblem('49558-4')).toMatch(/checks the others/);
});

it('a SNOMED CT code with one wrong digit, or of no concept, is refused', { tags: '@DATA-10' }, () => {
	expect(snomedProblem('2585')).toMatch(/6 to 18 digits/);
	for (const wrong of ['697989008', '258500001 ', '0258500001', '25850', '751689013'])
		expect(snomedProblem(wrong), wrong).toBeDefined();
	expect(snomedProblem('697889009')).toMatch(/checks the others/);
});

const analyte = { code: 'FLUA', name: { en: 'Flu A' }, result: 'binary', codes: [{ specimenId: 1, loincId: null }] };

it('what is measured has a unit, and nothing else has one', { tags: '@DATA-11' }, () => {
	const withUnit = { ...analyte, codes: [{ specimenId: 1, unit: 'mg/dL', loincId: null }] };
	expect(Analyte.safeParse(analyte).success).toBe(true);
	expect(Analyte.safeParse({ ...withUnit, result: 'quantitative' }).success).toBe(true);
	for (const wrong of [withUnit, { ...analyte, result: 'quantitative' }])
		expect(Analyte.safeParse(wrong).error?.issues[0]?.path).toEqual(['codes', 0, 'unit']);
});

it('a result has a code that no other result of the product has', { tags: '@DATA-11' }, () => {
	for (const code of ['', 'FLU A', 'A'.repeat(21), '=FLUA'])
		expect(Analyte.safeParse({ ...analyte, code }).success).toBe(false);
	const [one, other] = [Analyte.parse(analyte), Analyte.parse({ ...analyte, code: 'flua' })];
	expect(repeatedAnalytes([one, other])).toEqual([1]);
});
