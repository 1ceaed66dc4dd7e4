import { expect, it } from 'vitest';
import { Discontinued, identityProblems, type Pack } from './identity.ts';

const pack = (reference: string, gtin?: string): Pack => ({
	reference,
	quantity: { en: '25 tests' },
	...(gtin && { gtin }),
});
const problems = (...packs: Pack[]) => identityProblems({ reference: 'A-25', packs });

it('the first pack is the product itself, and no two packs share a number', { tags: '@INFO-1' }, () => {
	expect(problems()).toEqual([]);
	expect(problems(pack('A-25'), pack('A-50'))).toEqual([]);
	expect(problems(pack('A-50'), pack('A-25'))).toMatchObject([{ path: ['packs', 0, 'reference'] }]);
	expect(problems(pack('A-25'), pack('a-25'))).toMatchObject([{ path: ['packs', 1, 'reference'] }]);
	const twice = problems(pack('A-25', '9521234543213'), pack('A-50', '09521234543213'));
	expect(twice).toMatchObject([{ path: ['packs', 1, 'gtin'], message: 'A pack above has this number already.' }]);
});

it('the last order date is not after the end', { tags: '@INFO-5' }, () => {
	const end = { on: '2026-06-30', successorId: null };
	expect(Discontinued.safeParse({ ...end, lastOrderOn: '2026-06-30' }).success).toBe(true);
	expect(Discontinued.safeParse({ ...end, lastOrderOn: '2026-07-01' }).success).toBe(false);
});
