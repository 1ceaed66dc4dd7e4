import { expect, test } from 'vitest';
import { keptSessions } from './sessions.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const session = (id: string, age: number, left = 3600) => ({
	id,
	createdAt: new Date(now - age * 1000).toISOString(),
	expiresAt: new Date(now + left * 1000),
});

test('outdated sessions end, and the newest twenty of the others stay', () => {
	const many = Array.from({ length: 30 }, (_, age) => session(String(age), age));
	const kept = keptSessions([session('old', 9999, 0), ...many, session('over', 1, -1)], now);
	expect(kept.map(({ id }) => Number(id))).toEqual(Array.from({ length: 20 }, (_, age) => 19 - age));
});

test('an ended session is not kept', () => {
	expect(keptSessions([session('a', 2), session('b', 1)], now, 'b').map(({ id }) => id)).toEqual(['a']);
});
