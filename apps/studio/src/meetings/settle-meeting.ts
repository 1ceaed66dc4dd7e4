import type { Submission } from '@site/contract/submission';
import type { PayloadRequest } from 'payload';
import type { Booking } from '../payload-types.ts';
import { hasShare, insertBooking } from './book.ts';
import { meetingEvent, timeToCome, titleIn } from './known-times.ts';
import { meetingMail } from './meeting-mail.ts';

type Message = Extract<Submission, { kind: 'contact' }>;

/** The texts about a meeting for staff and visitor, in place of the usual ones. */
export type Settled = { note: string; toVisitor?: { subject: string; text: string; html: string } };

const notes = {
	confirmed: 'Meeting, confirmed',
	unplaced: 'Meeting wished, but the time is gone: please propose another',
	beyond: 'Meeting wished beyond the two that a mailbox is given: please decide',
	cancelled: 'Meeting, canceled since',
} as const;

async function bookingOf(req: PayloadRequest, key: string): Promise<Booking | undefined> {
	const where = { key: { equals: key } };
	return (await req.payload.find({ collection: 'bookings', where, limit: 1, depth: 0, req })).docs[0];
}

/**
 * Handles a message with a chosen time, in its transaction. Usually the visitor got the time at once; if the studio was
 * unreachable then, it is given now, if still free.
 */
export async function settleMeeting(req: PayloadRequest, message: Message): Promise<Settled | undefined> {
	const { meeting, item, language, fields, reference, suspected } = message;
	if (!meeting || item?.kind !== 'event') return undefined;
	const event = await meetingEvent(req, item.id);
	const { key, startsAt } = meeting;
	const known = await bookingOf(req, key);
	if (known) await req.payload.update({ collection: 'bookings', id: known.id, data: { reference }, req });
	else if (event) {
		const { firstName, lastName, email } = fields;
		const wish = { key, event, startsAt, reference, language, firstName, lastName, email };
		const isPlaced = !suspected && timeToCome(event, startsAt) && (await insertBooking(req, wish, 'confirmed'));
		if (!isPlaced) await insertBooking(req, wish, 'unplaced');
	}
	const booking = await bookingOf(req, key);
	if (!booking) return undefined;
	const isBeyond = booking.status === 'unplaced' && event && (await hasShare(req, event.id, fields.email));
	const news = isBeyond ? 'beyond' : booking.status;
	const note = `${notes[news]}: ${booking.time}`;
	if (booking.status === 'cancelled') return { note };
	const title = event ? titleIn(event, language) : (booking.eventTitle ?? '');
	return { note, toVisitor: meetingMail(news, { ...booking, language }, title) };
}
