import { expect, test } from 'vitest';
import { isOver } from './schedule-publish.ts';

const now = Date.parse('2026-11-19T04:49:30Z');

test.each([
	['2026-11-19T04:40:00Z', true],
	['2026-11-19T04:49:00Z', false],
	['2026-11-19T04:50:00Z', false],
])('at 04:49:30, planning for %s is too late: %s', { tags: '@EDIT-22' }, (date, late) => {
	expect(isOver(date, now)).toBe(late);
	expect(isOver(new Date(date), now)).toBe(late);
});

test('a plan without a time is not too late', { tags: '@EDIT-22' }, () => {
	expect(isOver(undefined, now)).toBe(false);
});
