import { describe, expect, it } from 'vitest';
import { meetingTimes, storedMeetings } from './meeting-times.ts';

const session = (from: string, until: string, minutes: number, place = '') => ({
	...{ day: '2026-12-02T12:00:00.000Z', from, until, minutes, place },
});

describe('the meeting times of an event', { tags: '@MEET-1' }, () => {
	it('are cut from each stretch by the clock of the event, soonest first', () => {
		const sessions = [session('14:00', '15:10', 30, 'Table A'), session('09:00', '09:20', 20)];
		const made = meetingTimes({ timeZone: 'America/Los_Angeles', sessions });
		expect(made?.times).toEqual([
			{ startsAt: '2026-12-02T17:00:00.000Z', minutes: 20 },
			{ startsAt: '2026-12-02T22:00:00.000Z', minutes: 30, place: { en: 'Table A' } },
			{ startsAt: '2026-12-02T22:30:00.000Z', minutes: 30, place: { en: 'Table A' } },
		]);
	});

	it('are read back in the studio as the same stretches', () => {
		const sessions = [session('09:00', '11:00', 30, 'Table A'), session('11:00', '11:15', 15)];
		const made = meetingTimes({ timeZone: 'Asia/Dubai', sessions });
		const stored = storedMeetings(made);
		expect(stored.sessions.map(({ from, until, minutes }) => [from, until, minutes])).toEqual([
			['09:00', '11:00', 30],
			['11:00', '11:15', 15],
		]);
		expect(meetingTimes(stored)).toEqual(made);
	});

	it('are empty without a stretch, and are not offered in an unknown zone', () => {
		expect(meetingTimes({ timeZone: 'Asia/Dubai', sessions: [] })).toBeUndefined();
		expect(meetingTimes({ timeZone: 'Dubai', sessions: [session('09:00', '10:00', 30)] })?.times).toEqual([]);
	});
});
