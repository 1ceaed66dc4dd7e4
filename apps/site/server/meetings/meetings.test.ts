import type { BookingWish } from '@site/contract/meeting-answers';
import { slotOf } from '@site/contract/meeting-links';
import { describe, expect, it } from 'vitest';
import { buildContent } from '../content/content.ts';
import { event, snapshotWith } from '../content/fixtures.ts';
import { createMeetings } from './meetings.ts';
import type { MeetingCalls } from './studio-calls.ts';

const minute = 60_000;
const start = Date.parse('2027-03-10T09:00:00.000Z');
const times = Array.from({ length: 20 }, (_, index) => ({
	startsAt: new Date(start + index * 30 * minute).toISOString(),
	minutes: 30,
}));
const startOf = (index: number) => times[index]?.startsAt ?? '';
const content = buildContent(
	snapshotWith({ events: [event(7, '2027-03-10', '2027-03-11', { meetings: { timeZone: 'Europe/Berlin', times } })] }),
);

/** A studio that gives each slot once, and counts concurrent requests. */
function fakeStudio() {
	const held = new Map<string, string>();
	const seen = { asked: 0, now: 0, most: 0, isDown: false };
	const calls: MeetingCalls = {
		taken: async () => {
			if (seen.isDown) throw new Error('down');
			return [...held.keys()];
		},
		book: async ({ event, startsAt, keys }: BookingWish) => {
			seen.asked += 1;
			seen.now += 1;
			seen.most = Math.max(seen.most, seen.now);
			await new Promise((resolve) => setTimeout(resolve, 2));
			seen.now -= 1;
			if (seen.isDown) throw new Error('down');
			const slot = slotOf(event, startsAt);
			const holder = held.get(slot);
			if (holder && !keys.includes(holder)) return { outcome: 'taken' };
			const key = holder ?? keys[0] ?? '';
			held.set(slot, key);
			return { outcome: 'confirmed', key };
		},
		standing: async (key) => {
			if (seen.isDown) throw new Error('down');
			const slot = [...held].find(([, holder]) => holder === key)?.[0];
			if (!slot) return null;
			const [startsAt = ''] = slot.split(' ').slice(1);
			return { state: 'confirmed', event: 7, startsAt, minutes: 30, timeZone: 'Europe/Berlin', reference: 'R' };
		},
		change: async ({ key }) => {
			for (const [slot, holder] of held) if (holder === key) held.delete(slot);
			return 'cancelled';
		},
	};
	return { calls, seen, held };
}

function opened({ now = start - minute, calls = fakeStudio().calls as MeetingCalls | null } = {}) {
	let changes = 0;
	let clock = now;
	const meetings = createMeetings({
		content: () => content,
		calls,
		secret: 'secret',
		now: () => clock,
		onChange: () => {
			changes += 1;
		},
	});
	return {
		...meetings,
		changes: () => changes,
		at: (moment: number) => {
			clock = moment;
		},
	};
}

const chosen = (startsAt: string, form?: string) => ({
	wish: { event: 7, startsAt },
	forms: form ? [form] : [],
	language: 'en' as const,
	...{ firstName: 'Ada', lastName: 'Lim', email: 'ada@example.com' },
	suspected: false,
});

describe('the times of an event', () => {
	it('are offered while free and to come, and a change renews pages', { tags: '@MEET-2' }, async () => {
		const { calls, held } = fakeStudio();
		const meetings = opened({ calls });
		await meetings.refresh();
		expect(meetings.offered(7)).toEqual(times.map(({ startsAt }) => startsAt));
		expect(meetings.offered(8)).toEqual([]);
		const before = meetings.changes();
		await meetings.refresh();
		expect(meetings.changes()).toBe(before);
		held.set(slotOf(7, startOf(3)), 'somebody');
		await meetings.refresh();
		expect(meetings.offered(7)).not.toContain(startOf(3));
		expect(meetings.changes()).toBe(before + 1);
		meetings.at(start);
		await meetings.refresh();
		expect(meetings.offered(7)).not.toContain(startOf(0));
		expect(meetings.changes()).toBe(before + 2);
	});

	it('are offered as last known while the studio is down', { tags: '@MEET-10' }, async () => {
		const { calls, held, seen } = fakeStudio();
		held.set(slotOf(7, startOf(3)), 'somebody');
		const meetings = opened({ calls });
		await meetings.refresh();
		seen.isDown = true;
		await meetings.refresh();
		expect(meetings.offered(7)).toHaveLength(19);
		expect(await meetings.book(chosen(startOf(4)))).toMatchObject({ outcome: 'wished' });
		expect(await meetings.book(chosen(startOf(3)))).toEqual({ outcome: 'taken' });
	});
});

describe('a visitor who chooses a time', () => {
	it('gets it at once, also with the same form again, and nobody else', { tags: ['@MEET-5', '@MEET-8'] }, async () => {
		const meetings = opened();
		const first = await meetings.book(chosen(startOf(1), 'form 1'));
		expect(first).toMatchObject({ outcome: 'confirmed' });
		expect(await meetings.book(chosen(startOf(1), 'form 1'))).toEqual(first);
		expect(await meetings.book(chosen(startOf(1), 'form 2'))).toEqual({ outcome: 'taken' });
		expect(meetings.offered(7)).not.toContain(startOf(1));
	});

	it('gets a wish if the mailbox has its share; the time stays free', { tags: '@MEET-18' }, async () => {
		const { calls } = fakeStudio();
		const meetings = opened({ calls: { ...calls, book: async () => ({ outcome: 'enough' }) } });
		expect(await meetings.book(chosen(startOf(1)))).toMatchObject({ outcome: 'wished' });
		expect(meetings.offered(7)).toContain(startOf(1));
	});

	it('is one of 500 for 20 times: 20 get one, without overload of the studio', { tags: '@MEET-6' }, async () => {
		const { calls, seen } = fakeStudio();
		const meetings = opened({ calls });
		const answers = await Promise.all(
			Array.from({ length: 500 }, (_, index) => meetings.book(chosen(startOf(index % 20), `form ${index}`))),
		);
		const count = (outcome: string) => answers.filter((answer) => answer.outcome === outcome).length;
		expect([count('confirmed'), count('taken')]).toEqual([20, 480]);
		expect(seen.most).toBeLessThanOrEqual(8);
		expect(seen.asked).toBeLessThan(100);
	});

	it('reads that we confirm by e-mail while the studio is down', { tags: '@MEET-10' }, async () => {
		const { calls, seen } = fakeStudio();
		seen.isDown = true;
		const meetings = opened({ calls });
		expect(await meetings.book(chosen(startOf(1)))).toMatchObject({ outcome: 'wished' });
		expect(await meetings.book(chosen(startOf(2)))).toMatchObject({ outcome: 'wished' });
		expect(seen.asked).toBe(1);
		seen.isDown = false;
		meetings.at(start - minute + 6000);
		expect(await meetings.book(chosen(startOf(2)))).toMatchObject({ outcome: 'confirmed' });
	});

	it('gets none that is past or was never offered; a bot gets none at once', async () => {
		const { calls, seen } = fakeStudio();
		const meetings = opened({ calls, now: start });
		expect(await meetings.book(chosen(startOf(0)))).toEqual({ outcome: 'gone' });
		expect(await meetings.book(chosen('2027-03-10T09:05:00.000Z'))).toEqual({ outcome: 'gone' });
		expect(await meetings.book({ ...chosen(startOf(2)), suspected: true })).toMatchObject({ outcome: 'wished' });
		expect(seen.asked).toBe(0);
	});
});

describe('the page of a meeting', () => {
	it('shows its state, or that it is unavailable, only with the key', { tags: ['@MEET-12', '@MEET-10'] }, async () => {
		const { calls, seen } = fakeStudio();
		const meetings = opened({ calls });
		const booked = await meetings.book(chosen(startOf(1)));
		const key = 'key' in booked ? booked.key : '';
		const time = { startsAt: startOf(1), minutes: 30, timeZone: 'Europe/Berlin' };
		expect(await meetings.standing(key)).toEqual({ state: 'confirmed', event: 7, time, reference: 'R' });
		expect(await meetings.standing(key.slice(0, -1))).toBeNull();
		seen.isDown = true;
		expect(await meetings.standing(key)).toEqual({ state: 'unknown', event: 7, time, reference: '' });
		const wished = await opened({ calls: null }).book(chosen(startOf(1)));
		const other = 'key' in wished ? wished.key : '';
		seen.isDown = false;
		expect(await meetings.standing(other)).toMatchObject({ state: 'waiting', time });
	});

	it('frees the time at once after a cancellation', { tags: '@MEET-9' }, async () => {
		const meetings = opened();
		const booked = await meetings.book(chosen(startOf(1)));
		expect(meetings.offered(7)).not.toContain(startOf(1));
		expect(await meetings.change('key' in booked ? booked.key : '')).toBe('cancelled');
		expect(meetings.offered(7)).toContain(startOf(1));
		expect(await meetings.change('no key')).toBe('unknown');
	});
});
