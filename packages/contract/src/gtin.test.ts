import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkDigit, Gtin, gtin14, gtinProblem, readGtin } from './gtin.ts';

/** In the opposite direction, as in the standard: digit by digit in 14 digits, from the left. */
const isChecked = (gtin: string) => {
	const weights = [3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1];
	const digits = gtin14(gtin);
	return weights.reduce((sum, weight, at) => sum + weight * Number(digits.charAt(at)), 0) % 10 === 0;
};

it.each(['9521234543213', '09521234543213', '012345678905', '4006381333931', '96385074'])(
	'%s, a published example, is a GTIN',
	{ tags: '@INFO-2' },
	(gtin) => {
		expect(gtinProblem(gtin)).toBeUndefined();
		expect(Gtin.safeParse(gtin).success).toBe(true);
	},
);

it('a GTIN has 8, 12, 13 or 14 digits, of which the last is the check digit', { tags: '@INFO-2' }, () => {
	const before = fc.constantFrom(7, 11, 12, 13).chain((length) => fc.stringMatching(new RegExp(`^\\d{${length}}$`)));
	fc.assert(
		fc.property(before, fc.integer({ min: 0, max: 9 }), (digits, last) => {
			const written = `${digits}${last}`;
			expect(gtinProblem(written) === undefined).toBe(isChecked(written));
			expect(isChecked(`${digits}${checkDigit(digits)}`)).toBe(true);
		}),
		{ seed: 22 },
	);
});

it('a mistyped digit is always refused, with the right check digit', { tags: '@INFO-2' }, () => {
	fc.assert(
		fc.property(
			fc.stringMatching(/^\d{13}$/),
			fc.integer({ min: 0, max: 13 }),
			fc.integer({ min: 1, max: 9 }),
			(digits, place, by) => {
				const gtin = `${digits}${checkDigit(digits)}`;
				const other = (Number(gtin.charAt(place)) + by) % 10;
				expect(gtinProblem(gtin.slice(0, place) + other + gtin.slice(place + 1))).toMatch(/here it would be \d\./);
			},
		),
		{ seed: 22 },
	);
	expect(gtinProblem('9521234543214')).toContain('here it would be 3.');
	expect(gtinProblem('952123454321')).toContain('here it would be');
	expect(gtinProblem('95212345432')).toBe('A GTIN has 8, 12, 13 or 14 digits.');
	expect(gtinProblem('952123454321X')).toBe('A GTIN has 8, 12, 13 or 14 digits.');
});

it('leading zeros, spaces and hyphens make no other GTIN', { tags: '@INFO-2' }, () => {
	expect(gtin14('96385074')).toBe('00000096385074');
	for (const typed of ['9521234543213', '9 521234 543213', '0952-1234-5432-13', ' 09521234543213 '])
		expect(readGtin(typed)).toBe('09521234543213');
	expect(readGtin('HA-FLU-25')).toBeNull();
	expect(readGtin('9521234543214')).toBeNull();
});
