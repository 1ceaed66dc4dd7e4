import { z } from 'zod';
import { languages } from './language.ts';
import { meetingStates } from './meeting-links.ts';

const Id = z.int().positive();
const Start = z.iso.datetime();
const Key = z.string().min(1).max(200);

/**
 * A booking that the site asks the studio for at once, with the bearer token: `POST /api/meetings/book`, safe to
 * repeat.
 */
export const BookingWish = z.object({
	event: Id,
	startsAt: Start,
	/** The first is the key of a new booking; the others are keys of the same form sent before. */
	keys: z.array(Key).min(1).max(4),
	language: z.enum(languages),
	firstName: z.string(),
	lastName: z.string(),
	email: z.string(),
});
export type BookingWish = z.infer<typeof BookingWish>;

/**
 * `gone`: the event has no such time, or it is over. `enough`: this mailbox already has its share of the event's
 * times.
 */
export const BookingAnswer = z.discriminatedUnion('outcome', [
	z.object({ outcome: z.literal('confirmed'), key: Key }),
	z.object({ outcome: z.enum(['taken', 'gone']) }),
	z.object({ outcome: z.literal('enough') }),
]);
export type BookingAnswer = z.infer<typeof BookingAnswer>;

/** `GET /api/meetings/taken`: the taken slots in the future. */
export const TakenAnswer = z.object({ taken: z.array(z.string()) });

/** `POST /api/meetings/standing` with `{key}`: the state of a meeting; 404 if the key is not known (yet). */
export const Standing = z.object({
	state: z.enum(meetingStates),
	event: Id,
	startsAt: Start,
	minutes: z.int().positive(),
	timeZone: z.string(),
	reference: z.string(),
});
export type Standing = z.infer<typeof Standing>;

/** `POST /api/meetings/change`: moves the meeting to `startsAt`, or cancels it without one. */
export const MeetingChange = z.object({ key: Key, startsAt: Start.optional() });
export type MeetingChange = z.infer<typeof MeetingChange>;

/** `over`: the meeting is past, or cancelled already. */
export const ChangeAnswer = z.object({ outcome: z.enum(['moved', 'cancelled', 'taken', 'gone', 'over', 'unknown']) });
export type ChangeAnswer = z.infer<typeof ChangeAnswer>;
