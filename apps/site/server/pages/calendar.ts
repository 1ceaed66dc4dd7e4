import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '@site/contract/language';
import { eventAddress } from '../../app/destinations.ts';
import { addressIn } from '../../app/language-address.ts';
import { calendarFile } from '../content/calendar-file.ts';
import type { Content } from '../content/content.ts';
import { event } from '../content/events.ts';
import { readAddress } from './address.ts';

const boothTexts: Record<Language, (booth: string) => string> = {
	en: (booth) => `Booth ${booth}`,
	cn: (booth) => `展位 ${booth}`,
};

export type CalendarOptions = { content: () => Content; publicUrl: string };

/** `/calendar/{slug}.ics`: an event for a visitor's own calendar, in the language that the address asks for. */
export function createCalendar({ content, publicUrl }: CalendarOptions) {
	return function answer(request: IncomingMessage, response: ServerResponse, name: string) {
		const slug = slugIn(name);
		const language = new URLSearchParams(readAddress(request.url).query).get('lang') === 'cn' ? 'cn' : 'en';
		const found = slug === null ? null : event(content(), { slug, language });
		if (!found) {
			response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
			return;
		}
		const file = calendarFile({
			event: found,
			boothText: found.booth && boothTexts[language](found.booth),
			url: publicUrl + addressIn(language, eventAddress(found.slug)),
			now: new Date(),
		});
		response.writeHead(200, {
			'Content-Type': 'text/calendar; charset=utf-8',
			'Content-Length': Buffer.byteLength(file),
			'Content-Disposition': `attachment; filename="${found.slug.replace(/[^\w.-]+/g, '-')}.ics"`,
			'Cache-Control': 'no-cache',
		});
		response.end(request.method === 'HEAD' ? undefined : file);
	};
}

function slugIn(name: string): string | null {
	try {
		return decodeURIComponent(name.match(/^(.+)\.ics$/)?.[1] ?? '');
	} catch {
		return null;
	}
}
