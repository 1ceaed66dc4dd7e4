import { sql } from '@payloadcms/db-postgres';
import { mailboxOf } from '@site/contract/mailbox';
import type { BookingAnswer, BookingWish } from '@site/contract/meeting-answers';
import { type MeetingState, slotOf } from '@site/contract/meeting-links';
import { meetingText } from '@site/contract/meeting-text';
import type { PayloadRequest } from 'payload';
import { alone } from '../database/alone.ts';
import { databaseOf } from '../database/database-of.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { type MeetingEvent, meetingEvent, timeToCome } from './known-times.ts';

type Person = Pick<BookingWish, 'language' | 'firstName' | 'lastName' | 'email'>;
type NewBooking = Person & { key: string; event: MeetingEvent; startsAt: string; reference?: string };
type Row = { key: string; status: MeetingState };

const plain = (text: string) => text.replaceAll('\0', '').trim();

/** Maximum of future times per event and mailbox: otherwise one person could take them all. */
const mostMeetings = 2;

/** Locks the mailbox until the transaction ends, so that concurrent requests cannot exceed its share. */
export async function hasShare(req: PayloadRequest, event: number, email: string): Promise<boolean> {
	const mailbox = mailboxOf(plain(email));
	await alone(req, `meetings of ${mailbox} at event ${event}`);
	const query = sql`select email from bookings where event_id = ${event} and status = 'confirmed' and starts_at > now()`;
	const { rows } = await (await databaseOf(req)).execute<{ email: string | null }>(query);
	return rows.filter((row) => mailboxOf(row.email ?? '') === mailbox).length >= mostMeetings;
}

/**
 * One statement, so that of concurrent requests only one gets the time. False: the time is taken, the key is known, or
 * the mailbox has its share of confirmed times.
 */
export async function insertBooking(
	req: PayloadRequest,
	{ key, event, startsAt, reference, ...person }: NewBooking,
	status: 'confirmed' | 'unplaced',
): Promise<boolean> {
	if (status === 'confirmed' && (await hasShare(req, event.id, person.email))) return false;
	const { minutes = 30 } = event.times.find((time) => time.startsAt === startsAt) ?? {};
	const { timeZone } = event;
	const time = meetingText({ startsAt, minutes, timeZone }, 'en');
	const slot = status === 'confirmed' ? slotOf(event.id, startsAt) : null;
	const email = plain(person.email).toLowerCase();
	const { rows } = await (await databaseOf(req)).execute(sql`
		insert into bookings
			(key, slot, status, event_id, event_title, starts_at, minutes, time_zone, "time",
			 first_name, last_name, email, language, reference)
		values
			(${key}, ${slot}, ${status}, ${event.id}, ${event.title}, ${startsAt}::timestamptz, ${minutes}, ${timeZone}, ${time},
			 ${plain(person.firstName)}, ${plain(person.lastName)}, ${email}, ${person.language}, ${reference ?? null})
		on conflict do nothing returning id`);
	return rows.length > 0;
}

const rowsAt = async (req: PayloadRequest, slot: string, keys: readonly string[]): Promise<Row[]> => {
	const list = sql.join(
		keys.map((key) => sql`${key}`),
		sql`, `,
	);
	const query = sql`select key, status from bookings where slot = ${slot} or key in (${list})`;
	return (await (await databaseOf(req)).execute<Row>(query)).rows;
};

/** The answer for a visitor with one of these keys; undefined if the time is free. */
function answerIn(rows: readonly Row[], keys: readonly string[]): BookingAnswer | undefined {
	const own = rows.find(({ key }) => keys.includes(key));
	if (own?.status === 'confirmed') return { outcome: 'confirmed', key: own.key };
	return own || rows.length > 0 ? { outcome: 'taken' } : undefined;
}

/** Gives a time to the first visitor who asks for it. Repeated requests get the same answer. */
export async function book(req: PayloadRequest, wish: BookingWish): Promise<BookingAnswer> {
	const { keys, startsAt } = wish;
	const [key = ''] = keys;
	const slot = slotOf(wish.event, startsAt);
	// In a rush most visitors get their answer here, without loading the event.
	const known = answerIn(await rowsAt(req, slot, keys), keys);
	if (known) return known;
	const event = await meetingEvent(req, wish.event);
	if (!event || !timeToCome(event, startsAt)) return { outcome: 'gone' };
	const { language, firstName, lastName, email } = wish;
	return inTransaction(req, async () => {
		const booking = { key, event, startsAt, language, firstName, lastName, email };
		if (await insertBooking(req, booking, 'confirmed')) return { outcome: 'confirmed', key };
		const answer = answerIn(await rowsAt(req, slot, keys), keys);
		if (answer) return answer;
		return { outcome: (await hasShare(req, event.id, email)) ? 'enough' : 'taken' };
	});
}

/** All future times that are taken. */
export async function takenSlots(req: PayloadRequest): Promise<string[]> {
	const query = sql`select slot from bookings where slot is not null and starts_at > now()`;
	return (await (await databaseOf(req)).execute<{ slot: string }>(query)).rows.map(({ slot }) => slot);
}
