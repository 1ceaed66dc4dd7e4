import { BookingWish, MeetingChange, type Standing } from '@site/contract/meeting-answers';
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { z } from 'zod';
import { forSite } from '../access/bearer.ts';
import { formOf, notFound, refused } from '../server/endpoint.ts';
import { book, takenSlots } from './book.ts';
import { changeMeeting } from './change-meeting.ts';
import { findBooking } from './find-booking.ts';

const Asked = z.object({ key: z.string().max(200) });

/** For the site, which calls while the visitor waits, with a short timeout. */
const asked =
	<T>(schema: z.ZodType<T>, handle: (req: PayloadRequest, asked: T) => Promise<Response>): PayloadHandler =>
	async (req) => {
		const read = schema.safeParse(await req.json?.().catch(() => undefined));
		return read.success ? handle(req, read.data) : refused(422, 'unreadable');
	};

export const meetingEndpoints: Endpoint[] = [
	{
		path: '/meetings/taken',
		method: 'get',
		handler: forSite(async (req) => Response.json({ taken: await takenSlots(req) })),
	},
	{
		path: '/meetings/book',
		method: 'post',
		handler: asked(BookingWish, async (req, wish) => Response.json(await book(req, wish))),
	},
	{
		path: '/meetings/standing',
		method: 'post',
		handler: asked(Asked, async (req, { key }) => {
			const booking = await findBooking(req, { key: { equals: key } });
			if (!booking) return notFound();
			const { status, eventId, startsAt, minutes, timeZone, reference } = booking;
			const standing: Standing = {
				...{ state: status, event: eventId, startsAt, minutes, timeZone, reference: reference ?? '' },
			};
			return Response.json(standing);
		}),
	},
	{
		path: '/meetings/change',
		method: 'post',
		handler: asked(MeetingChange, async (req, { key, startsAt }) => {
			const booking = await findBooking(req, { key: { equals: key } });
			const outcome = booking ? await changeMeeting(req, booking, { startsAt, by: 'visitor' }) : 'unknown';
			return Response.json({ outcome });
		}),
	},
	{
		/** Used by sales, in the form of a meeting or of its message. */
		path: '/meetings/staff',
		method: 'post',
		handler: async (req) => {
			const form = await formOf(req);
			const startsAt = form.get('do') === 'cancel' ? undefined : form.get('startsAt') || null;
			if (startsAt === null) return refused(400, 'Say what to do: cancel, or the time to move to.');
			const booking = await findBooking(req, { id: { equals: Number(form.get('id')) } });
			if (!booking) return notFound();
			return Response.json({ outcome: await changeMeeting(req, booking, { startsAt, by: 'staff' }) });
		},
	},
];
