import { brand } from '@site/contract/brand';
import type { EventView } from './events.ts';

export type Calendar = { event: EventView; boothText: string; url: string; now: Date };

/** An event as iCalendar (RFC 5545). Whole days belong to no time zone: the fair opens on its day wherever the reader is. */
export function calendarFile({ event, boothText, url, now }: Calendar): string {
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		`PRODID:-//${text(brand.company)}//Events//EN`,
		'CALSCALE:GREGORIAN',
		'METHOD:PUBLISH',
		'BEGIN:VEVENT',
		`UID:event-${event.id}@${brand.slug}`,
		`DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
		`DTSTART;VALUE=DATE:${day(event.startsOn)}`,
		// DTEND is exclusive.
		`DTEND;VALUE=DATE:${day(event.endsOn, 1)}`,
		`SUMMARY:${text(event.title)}`,
		`LOCATION:${text(event.address)}`,
		`DESCRIPTION:${text([boothText, url].filter(Boolean).join('\n'))}`,
		`URL:${url}`,
		'TRANSP:TRANSPARENT',
		'END:VEVENT',
		'END:VCALENDAR',
	];
	return lines.map((line) => `${folded(line)}\r\n`).join('');
}

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
