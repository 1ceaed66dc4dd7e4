import { expect, test } from 'vitest';
import { isTooMany, type Kept, type RetentionMemory, retentionTurn } from './retention-turn.ts';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.parse('2026-06-01T12:00:00Z');

/** An inbox that keeps messages for a year, and a clock that can be moved. */
function studio(ages: number[]) {
	let now = start;
	let memory: RetentionMemory = {};
	let messages = ages.map((days) => start - days * day);
	const isDue = (at: number) => (received: number) => received < at - 365 * day;
	const inbox: Kept = {
		name: 'messages',
		count: async (at) => ({ due: messages.filter(isDue(at)).length, total: messages.length }),
		erase: async (at) => {
			const before = messages.length;
			messages = messages.filter((received) => !isDue(at)(received));
			return before - messages.length;
		},
	};
	return {
		left: () => messages.length,
		held: () => memory.held?.messages,
		confirm: async () => inbox.erase(memory.held?.messages?.at ?? 0),
		setClock: (time: number) => {
			now = time;
		},
		clock: () => now,
		/** Lets hours pass, with a check in each. */
		async live(hours: number) {
			for (let passed = 0; passed <= hours; passed++, now += hour)
				({ memory } = await retentionTurn([inbox], memory, now));
		},
	};
}

test('expired messages are deleted once a second check a day later agrees', async () => {
	const one = studio([400, 10, 5, 1, 1, 1, 1, 1]);
	await one.live(23);
	expect(one.left()).toBe(8);
	await one.live(2);
	expect(one.left()).toBe(7);
	expect(one.held()).toBeUndefined();
});

test('a clock far ahead for less than a day deletes nothing and leaves no trace', async () => {
	const one = studio([400, 10, 5, 1, 1, 1, 1, 1]);
	await one.live(12);
	const right = one.clock();
	one.setClock(right + 5 * 365 * day);
	await one.live(20);
	expect(one.left()).toBe(8);
	one.setClock(right + 20 * hour);
	await one.live(48);
	expect(one.left()).toBe(7);
});

test('a clock that stays far ahead does not empty the inbox, and an admin sees it', async () => {
	const one = studio([10, 5, 1, 1, 1, 1, 1, 1]);
	await one.live(12);
	one.setClock(one.clock() + 5 * 365 * day);
	await one.live(24 * 14);
	expect(one.left()).toBe(8);
	expect(one.held()).toMatchObject({ due: 8, total: 8 });
	one.setClock(start + 2 * day);
	await one.live(1);
	expect(one.held()).toBeUndefined();
});

test('a large deletion waits for an administrator’s approval', async () => {
	const one = studio([400, 401, 402, 10, 5]);
	await one.live(72);
	expect(one.left()).toBe(5);
	expect(one.held()).toMatchObject({ due: 3, total: 5 });
	expect(await one.confirm()).toBe(3);
	await one.live(48);
	expect(one.left()).toBe(2);
	expect(one.held()).toBeUndefined();
});

test('one of a few may be deleted, the last one and more than a quarter may not', () => {
	const wanted: [number, number, boolean][] = [
		[0, 0, false],
		[0, 9, false],
		[1, 1, true],
		[1, 2, false],
		[2, 4, true],
		[25, 100, false],
		[26, 100, true],
	];
	for (const [due, total, expected] of wanted)
		expect([due, total, isTooMany({ due, total })]).toEqual([due, total, expected]);
});
