import { sql } from '@payloadcms/db-postgres';
import type { ChangeAnswer } from '@site/contract/meeting-answers';
import { slotOf } from '@site/contract/meeting-links';
import { meetingText } from '@site/contract/meeting-text';
import type { PayloadRequest } from 'payload';
import { alone } from '../database/alone.ts';
import { databaseOf } from '../database/database-of.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { isAddress } from '../mail/is-address.ts';
import { queued } from '../mail/queued.ts';
import { hasEnough } from '../mail/write-mails.ts';
import type { Booking } from '../payload-types.ts';
import { settings } from '../settings.ts';
import { fullName } from '../words/full-name.ts';
import { type MeetingEvent, meetingEvent, timeToCome, titleIn } from './known-times.ts';
import { type MeetingNews, meetingMail } from './meeting-mail.ts';

type Change = { startsAt?: string | undefined; by: 'visitor' | 'staff' };

/** Stands in for the reference of a booking whose message has not arrived yet. */
const withoutReference = 'meeting';

async function tell(
	req: PayloadRequest,
	news: MeetingNews,
	booking: Booking,
	{ event, by }: { event: string; by: Change['by'] },
) {
	const to = booking.email?.trim().toLowerCase() ?? '';
	// Visitors can give any address: a link that is pressed repeatedly must not fill a mailbox.
	if (!isAddress(to) || (by === 'visitor' && (await hasEnough(req, to)))) return;
	const words = meetingMail(news, { ...booking, language: booking.language ?? 'en' }, event);
	const data = { ...queued(booking.reference || withoutReference, 'sales'), ...words, to };
	await req.payload.create({ collection: 'mails', data, req });
}

/** Notifies our mailbox of a change by the visitor. */
async function tellStaff(req: PayloadRequest, news: MeetingNews, { id, time, ...booking }: Booking): Promise<void> {
	const name = fullName(booking.firstName, booking.lastName).replace(/\s+/g, ' ').slice(0, 120);
	const data = {
		...queued(booking.reference || withoutReference, 'sales'),
		subject: `Meeting ${news}: ${name}`,
		text: [
			`${name} has ${news} the meeting at ${booking.eventTitle}.`,
			news === 'moved' ? `It is now: ${time}` : `It was: ${time}`,
			`Open it in the studio: ${settings.studioUrl}/admin/collections/bookings/${id}`,
		].join('\n\n'),
		to: settings.mail.mailboxes.contact,
	};
	await req.payload.create({ collection: 'mails', data, req });
}

async function store(req: PayloadRequest, booking: Booking, data: Partial<Booking>, news: MeetingNews, change: Change) {
	const { docs } = await req.payload.find({
		collection: 'events',
		where: { id: { equals: booking.eventId } },
		limit: 1,
		depth: 0,
	});
	const [event] = docs;
	const language = booking.language ?? 'en';
	const title = event ? titleIn({ title: event.title, titleCn: event.titleCn ?? '' }, language) : booking.eventTitle;
	await inTransaction(req, async () => {
		// Of two identical requests at once, the second finds the change done and notifies nobody.
		await alone(req, `meeting ${booking.id}`);
		const now = await req.payload.findByID({ collection: 'bookings', id: booking.id, depth: 0, req });
		if (now.status === data.status && (now.slot ?? null) === (data.slot ?? null)) return;
		const changed = await req.payload.update({ collection: 'bookings', id: booking.id, data, depth: 0, req });
		await tell(req, news, changed, { event: title ?? '', by: change.by });
		if (change.by === 'visitor') await tellStaff(req, news, changed);
	});
}

const isTaken = async (req: PayloadRequest, slot: string) =>
	(await (await databaseOf(req)).execute(sql`select 1 from bookings where slot = ${slot}`)).rows.length > 0;

async function move(req: PayloadRequest, booking: Booking, event: MeetingEvent, change: Change & { startsAt: string }) {
	const { startsAt } = change;
	const time = timeToCome(event, startsAt);
	if (!time) return 'gone';
	const slot = slotOf(event.id, startsAt);
	// A repeated request: the meeting is already at this time.
	if (booking.slot === slot) return 'moved';
	if (await isTaken(req, slot)) return 'taken';
	const { timeZone } = event;
	const { minutes } = time;
	const text = meetingText({ startsAt, minutes, timeZone }, 'en');
	const data = { slot, startsAt, minutes, timeZone, time: text, status: 'confirmed' as const };
	try {
		await store(req, booking, data, 'moved', change);
		return 'moved';
	} catch (error) {
		// The unique index let another request win.
		if (await isTaken(req, slot)) return 'taken';
		throw error;
	}
}

/** Moves a meeting, or cancels it if no time is given, and notifies the visitor. */
export async function changeMeeting(
	req: PayloadRequest,
	booking: Booking,
	change: Change,
): Promise<ChangeAnswer['outcome']> {
	const { startsAt } = change;
	if (startsAt === undefined) {
		if (booking.status === 'cancelled') return 'cancelled';
		if (change.by === 'visitor' && Date.parse(booking.startsAt) <= Date.now()) return 'over';
		await store(req, booking, { slot: null, status: 'cancelled' }, 'cancelled', change);
		return 'cancelled';
	}
	const isOver = booking.status === 'confirmed' && Date.parse(booking.startsAt) <= Date.now();
	if (change.by === 'visitor' && isOver) return 'over';
	const event = await meetingEvent(req, booking.eventId);
	return event ? move(req, booking, event, { ...change, startsAt }) : 'gone';
}
