import { expect, it } from 'vitest';
import { isLotIn } from './notices.ts';

const lots = [
	{ from: 'BGS2604A', to: 'BGS2604D' },
	{ from: 'X9', to: 'X12' },
	{ from: 'K7', to: '' },
];

it.each([
	['BGS2604A', true],
	['bgs 2604 d', true],
	['BGS2604E', false],
	['BGS2605A', false],
	['X10', true],
	['X13', false],
	['K7', true],
	['K70', false],
])('a lot is between first and last of a notice: %s, %s', { tags: '@NOTICE-5' }, (lot, isMeant) => {
	expect(isLotIn(lots, lot)).toBe(isMeant);
	expect(isLotIn([], lot)).toBe(true);
});
