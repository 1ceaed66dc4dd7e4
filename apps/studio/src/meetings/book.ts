import { sql } from '@payloadcms/db-postgres';
import type { BookingAnswer, BookingWish } from '@site/contract/meeting-answers';
import { type MeetingState, slotOf } from '@site/contract/meeting-links';
import { meetingText } from '@site/contract/meeting-text';
import type { PayloadRequest } from 'payload';
import { databaseOf } from '../database/database-of.ts';
import { type MeetingEvent, meetingEvent, timeToCome } from './known-times.ts';

type Person = Pick<BookingWish, 'language' | 'firstName' | 'lastName' | 'email'>;
type NewBooking = Person & { key: string; event: MeetingEvent; startsAt: string; reference?: string };
type Row = { key: string; status: MeetingState };

const plain = (text: string) => text.replaceAll('\0', '').trim();

/**
 * One statement, so that of any number at the same moment one gets the time. False: somebody has it, or the key is
 * known.
 */
export async function insertBooking(
	req: PayloadRequest,
	{ key, event, startsAt, reference, ...person }: NewBooking,
	status: 'confirmed' | 'unplaced',
): Promise<boolean> {
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

/** What these rows mean for whoever has one of the keys; undefined where the time is free. */
function answerIn(rows: readonly Row[], keys: readonly string[]): BookingAnswer | undefined {
	const own = rows.find(({ key }) => keys.includes(key));
	if (own?.status === 'confirmed') return { outcome: 'confirmed', key: own.key };
	return own || rows.length > 0 ? { outcome: 'taken' } : undefined;
}

/** Gives a time of an event to whoever asks first. The same wish again gives the same answer. */
export async function book(req: PayloadRequest, wish: BookingWish): Promise<BookingAnswer> {
	const { keys, startsAt } = wish;
	const [key = ''] = keys;
	const slot = slotOf(wish.event, startsAt);
	// Most of a crowd are told without reading the event.
	const known = answerIn(await rowsAt(req, slot, keys), keys);
	if (known) return known;
	const event = await meetingEvent(req, wish.event);
	if (!event || !timeToCome(event, startsAt)) return { outcome: 'gone' };
	const { language, firstName, lastName, email } = wish;
	const isFirst = await insertBooking(req, { key, event, startsAt, language, firstName, lastName, email }, 'confirmed');
	if (isFirst) return { outcome: 'confirmed', key };
	return answerIn(await rowsAt(req, slot, keys), keys) ?? { outcome: 'taken' };
}

/** Every time to come that somebody has. */
export async function takenSlots(req: PayloadRequest): Promise<string[]> {
	const query = sql`select slot from bookings where slot is not null and starts_at > now()`;
	return (await (await databaseOf(req)).execute<{ slot: string }>(query)).rows.map(({ slot }) => slot);
}
