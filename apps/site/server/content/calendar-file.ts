import { createHash } from 'node:crypto';
import { brand } from '@site/contract/brand';
import { endOf, type MeetingTime } from '@site/contract/meeting-text';
import type { EventView } from './events.ts';

export type Calendar = { event: EventView; boothText: string; url: string; now: Date };

/**
 * An event as iCalendar (RFC 5545). Whole days have no time zone: an event starts on its day, wherever the reader is.
 */
export function calendarFile({ event, boothText, url, now }: Calendar): string {
	return written('PUBLISH', [
		`UID:event-${event.id}@${brand.slug}`,
		`DTSTAMP:${moment(now)}`,
		`DTSTART;VALUE=DATE:${day(event.startsOn)}`,
		// DTEND is exclusive.
		`DTEND;VALUE=DATE:${day(event.endsOn, 1)}`,
		`SUMMARY:${text(event.title)}`,
		`LOCATION:${text(event.address)}`,
		`DESCRIPTION:${text([boothText, url].filter(Boolean).join('\n'))}`,
		`URL:${url}`,
		'TRANSP:TRANSPARENT',
	]);
}

export type MeetingCalendar = {
	key: string;
	time: MeetingTime;
	isCancelled: boolean;
	title: string;
	place: string;
	url: string;
	now: Date;
};

/**
 * A meeting as iCalendar. In UTC, so that every calendar shows it by its own clock. Its UID stays when it moves, and
 * SEQUENCE grows, so that a calendar replaces what it has.
 */
export function meetingCalendarFile({ key, time, isCancelled, title, place, url, now }: MeetingCalendar): string {
	const id = createHash('sha256').update(key).digest('hex').slice(0, 32);
	return written(isCancelled ? 'CANCEL' : 'PUBLISH', [
		`UID:meeting-${id}@${brand.slug}`,
		`DTSTAMP:${moment(now)}`,
		`SEQUENCE:${Math.floor(now.getTime() / 1000) - epochOfSequences}`,
		`DTSTART:${moment(new Date(time.startsAt))}`,
		`DTEND:${moment(new Date(endOf(time)))}`,
		`SUMMARY:${text(title)}`,
		`LOCATION:${text(place)}`,
		`DESCRIPTION:${text(url)}`,
		`URL:${url}`,
		`STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
	]);
}

/** November 2026, in epoch seconds: the numbers stay small. */
const epochOfSequences = 1_793_000_000;

function written(method: 'PUBLISH' | 'CANCEL', event: readonly string[]): string {
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		`PRODID:-//${text(brand.company)}//Events//EN`,
		'CALSCALE:GREGORIAN',
		`METHOD:${method}`,
		'BEGIN:VEVENT',
		...event,
		'END:VEVENT',
		'END:VCALENDAR',
	];
	return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const moment = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

const text = (value: string) => value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n');

function day(iso: string, later = 0): string {
	const date = new Date(`${iso}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() + later);
	return date.toISOString().slice(0, 10).replaceAll('-', '');
}

const longestLine = 75;

/** Folds lines at 75 octets without splitting a character. */
function folded(line: string): string {
	let octets = 0;
	let out = '';
	for (const character of line) {
		const size = Buffer.byteLength(character);
		if (octets + size > longestLine) {
			out += '\r\n ';
			octets = 1;
		}
		out += character;
		octets += size;
	}
	return out;
}
