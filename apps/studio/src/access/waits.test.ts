import { expect, test } from 'vitest';
import { createWaits } from './waits.ts';

const rule = { free: 3, firstSeconds: 2, longestSeconds: 10, forgetSeconds: 100 };

test('after the free attempts each wait doubles up to a limit, and a pause resets it', () => {
	let time = 0;
	const waits = createWaits(rule, () => time);
	expect([1, 2, 3].map(() => waits.attempt('a'))).toEqual([0, 0, 0]);
	for (const seconds of [2, 4, 8, 10, 10]) {
		expect(waits.attempt('a')).toBe(seconds);
		expect(waits.attempt('b')).toBe(0);
		waits.forget('b');
		time += seconds * 1000;
		expect(waits.attempt('a')).toBe(0);
	}
	time += 111_000;
	expect([1, 2, 3].map(() => waits.attempt('a'))).toEqual([0, 0, 0]);
});

test('a successful attempt does not count', () => {
	const waits = createWaits(rule, () => 0);
	for (let time = 0; time < 50; time++) {
		expect(waits.attempt('a')).toBe(0);
		waits.giveBack('a');
	}
	expect([1, 2, 3].map(() => waits.attempt('a'))).toEqual([0, 0, 0]);
});
