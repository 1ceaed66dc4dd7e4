import { expect, test } from 'vitest';
import { agreementScale } from './agreement-scale.ts';

test('agreement is drawn from 80 to 100 percent', () => {
	const { marks, at } = agreementScale([89.6, 99.8, 85]);
	expect(marks).toEqual([80, 85, 90, 95, 100]);
	expect(at(80)).toBe('14.00%');
	expect(at(100)).toBe('96.00%');
});

test('a figure below 80 widens the scale, and stays on it', () => {
	const { marks, at } = agreementScale([42.5, 99]);
	expect(marks).toEqual([40, 60, 80, 100]);
	expect(Number.parseFloat(at(42.5))).toBeGreaterThan(14);
});
