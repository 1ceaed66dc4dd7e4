import { expect, it } from 'vitest';
import { calendarFile, meetingCalendarFile } from './calendar-file.ts';
import { buildContent } from './content.ts';
import { event } from './events.ts';
import { both, event as sample, snapshotWith } from './fixtures.ts';

const now = new Date('2026-11-15T10:20:30.456Z');

function fileOf(
	overrides: Parameters<typeof sample>[3],
	language: 'en' | 'cn' = 'en',
	days = ['2027-03-30', '2027-03-31'],
) {
	const [first = '', last = ''] = days;
	const content = buildContent(snapshotWith({ events: [sample(7, first, last, { slug: 'fair', ...overrides })] }));
	const view = event(content, { slug: 'fair', language });
	if (!view) throw new Error('The event is there');
	return calendarFile({ event: view, boothText: 'Booth B7', url: 'https://site.example/events-info/fair', now });
}

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('an event is whole days, and its end is the day after the last one', () => {
	expect(unfolded(fileOf({}))).toEqual(
		expect.arrayContaining(['DTSTART;VALUE=DATE:20270330', 'DTEND;VALUE=DATE:20270401', 'DTSTAMP:20261115T102030Z']),
	);
	expect(unfolded(fileOf({}, 'en', ['2027-12-31', '2027-12-31']))).toContain('DTEND;VALUE=DATE:20280101');
});

it('commas, semicolons, backslashes and new lines in a text are escaped', () => {
	const lines = unfolded(fileOf({ title: { en: 'Tests; labs, \\ and\nmore' } }));
	expect(lines).toContain('SUMMARY:Tests\\; labs\\, \\\\ and\\nmore');
	expect(lines).toContain('DESCRIPTION:Booth B7\\nhttps://site.example/events-info/fair');
});

it('lines have at most 75 octets, end in CRLF and split no character', () => {
	const title = both('A congress '.repeat(20).trim(), '即时检测大会🧪'.repeat(20));
	for (const language of ['en', 'cn'] as const) {
		const file = fileOf({ title }, language);
		const lines = file.split('\r\n');
		expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
		expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
		expect(unfolded(file)).toContain(`SUMMARY:${language === 'cn' ? title.cn : title.en}`);
		expect(Buffer.from(file).toString()).toBe(file);
	}
});

it('a meeting is a time, keeps its id, and shows its cancellation', { tags: '@MEET-9' }, () => {
	const meeting = {
		key: 'the-key',
		time: { startsAt: '2026-12-02T17:00:00.000Z', minutes: 30, timeZone: 'America/Los_Angeles' },
		isCancelled: false,
		title: 'Meeting, table A',
		place: 'Booth 208',
		url: 'https://site.example/meeting?key=the-key',
		now,
	};
	const first = unfolded(meetingCalendarFile(meeting));
	expect(first).toEqual(
		expect.arrayContaining([
			'METHOD:PUBLISH',
			'DTSTART:20261202T170000Z',
			'DTEND:20261202T173000Z',
			'SUMMARY:Meeting\\, table A',
			'STATUS:CONFIRMED',
		]),
	);
	const time = { ...meeting.time, startsAt: '2026-12-02T18:00:00.000Z' };
	const later = new Date(now.getTime() + 60_000);
	const moved = unfolded(meetingCalendarFile({ ...meeting, time, isCancelled: true, now: later }));
	const uid = first.find((line) => line.startsWith('UID:'));
	expect(uid).toMatch(/^UID:meeting-[0-9a-f]{32}@/);
	expect(moved).toEqual(expect.arrayContaining([uid, 'METHOD:CANCEL', 'STATUS:CANCELLED']));
	const sequence = (lines: string[]) => Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.slice(9));
	expect(sequence(moved)).toBeGreaterThan(sequence(first));
});
