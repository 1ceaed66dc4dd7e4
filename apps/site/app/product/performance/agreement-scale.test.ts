import { expect, test } from 'vitest';
import { agreementScale } from './agreement-scale.ts';

test('agreement is drawn from 80 to 100 percent', () => {
	const { marks, at } = agreementScale([89.6, 99.8, 85]);
	expect(marks).toEqual([80, 85, 90, 95, 100]);
	expect(at(80)).toBe(1.5);
	expect(at(100)).toBe(98.5);
});

test('a figure below 80 widens the scale, which begins with a mark', () => {
	const { marks, at } = agreementScale([42.5, 99]);
	expect(marks).toEqual([40, 60, 80, 100]);
	expect(at(42.5)).toBeGreaterThan(1.5);
	expect(agreementScale([31]).marks).toEqual([30, 40, 60, 80, 100]);
});
