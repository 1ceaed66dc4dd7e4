import { expect, test } from 'vitest';
import { daysAway, shortMoment, spoken } from './moments.ts';

const now = Date.parse('2026-11-17T12:00Z');

test('a list shows minutes and hours for today’s messages, else the date', { tags: '@DESK-1' }, () => {
	expect(shortMoment(now - 20_000, now)).toBe('1 min');
	expect(shortMoment(now - 3.5 * 3_600_000, now)).toBe('3 h');
	expect(shortMoment(Date.parse('2026-11-12T09:00Z'), now)).toBe('12 Nov');
	expect(shortMoment(Date.parse('2025-11-12T09:00Z'), now)).toBe('12 Nov 2025');
});

test('dates are written as relative to today', () => {
	expect(daysAway(now + 3_600_000, now)).toBe('today');
	expect(daysAway(now + 86_400_000, now)).toBe('in 1 day');
	expect(daysAway(now - 3 * 86_400_000, now)).toBe('3 days ago');
	expect([spoken(0.5), spoken(7.2), spoken(75)]).toEqual(['30 min', '7 h', '3 days']);
});
