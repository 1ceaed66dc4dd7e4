import { describe, expect, it } from 'vitest';
import { isTimeZone, momentIn, wallClockIn } from './zoned-time.ts';

const iso = (zone: string, day: string, time: string) => new Date(momentIn(zone, { day, time })).toISOString();

describe('a clock of a time zone', () => {
	it('shows the time that staff wrote, in summer and in winter', () => {
		expect(iso('America/Los_Angeles', '2026-12-02', '09:30')).toBe('2026-12-02T17:30:00.000Z');
		expect(iso('America/Los_Angeles', '2026-07-02', '09:30')).toBe('2026-07-02T16:30:00.000Z');
		expect(iso('Asia/Kolkata', '2027-01-25', '00:15')).toBe('2027-01-24T18:45:00.000Z');
		expect(wallClockIn('Asia/Dubai', '2027-01-25T22:30:00.000Z')).toEqual({ day: '2027-01-26', time: '02:30' });
	});

	it('is right on the days when the clocks change', () => {
		expect(iso('Europe/Berlin', '2027-03-28', '01:30')).toBe('2027-03-28T00:30:00.000Z');
		expect(iso('Europe/Berlin', '2027-03-28', '03:30')).toBe('2027-03-28T01:30:00.000Z');
		expect(iso('Europe/Berlin', '2027-10-31', '03:30')).toBe('2027-10-31T02:30:00.000Z');
	});

	it('belongs to a zone of the database, not to an abbreviation', () => {
		expect(['Asia/Shanghai', 'Europe/Berlin'].every(isTimeZone)).toBe(true);
		expect(['PST', 'Mars/Olympus', '', 'GMT+8'].some(isTimeZone)).toBe(false);
	});
});
