import type { Language } from '@site/contract/language';
import type { MeetingTimes } from '@site/contract/newsroom';
import type { PayloadRequest, Where } from 'payload';
import { meetingTimes } from '../fields/meeting-times.ts';

export type MeetingEvent = {
	id: number;
	title: string;
	titleCn: string;
	timeZone: string;
	times: MeetingTimes['times'];
};

/** A published event with its times; undefined if it offers none. */
export async function meetingEvent(req: PayloadRequest, id: number): Promise<MeetingEvent | undefined> {
	const where: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] };
	const { docs } = await req.payload.find({ collection: 'events', where, limit: 1, depth: 0, pagination: false, req });
	const [event] = docs;
	const meetings = event && meetingTimes(event.meetings);
	return meetings && { id, title: event.title, titleCn: event.titleCn ?? '', ...meetings };
}

export const titleIn = ({ title, titleCn }: Pick<MeetingEvent, 'title' | 'titleCn'>, language: Language): string =>
	(language === 'cn' && titleCn) || title;

/** The time with this start, if it is in the future. */
export const timeToCome = ({ times }: MeetingEvent, startsAt: string, now = Date.now()) =>
	times.find((time) => time.startsAt === startsAt && Date.parse(startsAt) > now);
