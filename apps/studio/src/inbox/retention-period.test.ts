import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOf, startedBefore } from './retention-period.ts';

const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });

test('items shown as expired are deleted, and none earlier, in months of any length', { tags: '@DESK-45' }, () => {
	const months = fc.integer({ min: 1, max: 120 });
	fc.assert(
		fc.property(moment, months, moment, (at, count, received) => {
			const isOver = endOf(received.toISOString(), count) <= at.toISOString();
			expect(received.toISOString() < startedBefore(at.getTime(), count)).toBe(isOver);
		}),
		{ seed: 45, numRuns: 2000 },
	);
});

test('a month that begins on the 31st ends on the last day of a shorter one', { tags: '@DESK-45' }, () => {
	expect(endOf('2026-01-31T10:00:00.000Z', 1)).toBe('2026-02-28T00:00:00.000Z');
	expect(endOf('2027-11-30T10:00:00.000Z', 3)).toBe('2028-02-29T00:00:00.000Z');
	expect(startedBefore(Date.parse('2026-02-28T09:00:00.000Z'), 1)).toBe('2026-02-01T00:00:00.000Z');
	expect(startedBefore(Date.parse('2026-03-31T09:00:00.000Z'), 1)).toBe('2026-03-01T00:00:00.000Z');
});
