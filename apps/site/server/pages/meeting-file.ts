import type { IncomingMessage, ServerResponse } from 'node:http';
import { brand } from '@site/contract/brand';
import { meetingAddress } from '@site/contract/meeting-links';
import { meetingCalendarFile } from '../content/calendar-file.ts';
import type { Content } from '../content/content.ts';
import { meetingTimes } from '../content/meeting-times.ts';
import type { Meetings } from '../meetings/meetings.ts';
import { readAddress } from './address.ts';

type Needs = { content: () => Content; meetings: Pick<Meetings, 'standing'>; publicUrl: string };

const summaries = {
	en: (event: string) => `Meeting with ${brand.company}, ${event}`,
	cn: (event: string) => `与 ${brand.company} 会面：${event}`,
};

/** `/calendar/meeting.ics?key=…`: a confirmed meeting for the visitor's calendar; a moved one replaces its former time there. */
export const createMeetingFile =
	({ content, meetings, publicUrl }: Needs) =>
	async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		const query = new URLSearchParams(readAddress(request.url).query);
		const key = query.get('key') ?? '';
		const language = query.get('lang') === 'cn' ? 'cn' : 'en';
		const standing = await meetings.standing(key);
		const about = standing && meetingTimes(content(), { id: standing.event, language });
		const isThere = standing?.state === 'confirmed' || standing?.state === 'cancelled';
		if (!standing || !isThere) {
			const status = standing?.state === 'unknown' ? 503 : 404;
			const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
			response.writeHead(status, headers).end('Not found\n');
			return;
		}
		const { startsAt } = standing.time;
		const place = about?.times.find((time) => time.startsAt === startsAt)?.place;
		const body = meetingCalendarFile({
			key,
			time: standing.time,
			isCancelled: standing.state === 'cancelled',
			title: summaries[language](about?.event.title ?? ''),
			place: [place, about?.event.address].filter(Boolean).join(language === 'cn' ? '，' : ', '),
			url: publicUrl + meetingAddress(key, language),
			now: new Date(),
		});
		response.writeHead(200, {
			'Content-Type': 'text/calendar; charset=utf-8',
			'Content-Disposition': 'attachment; filename="meeting.ics"',
			'Cache-Control': 'no-store',
			'X-Robots-Tag': 'noindex',
			'Content-Length': Buffer.byteLength(body),
		});
		response.end(request.method === 'HEAD' ? undefined : body);
	};
