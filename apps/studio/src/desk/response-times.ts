import type { Payload } from 'payload';
import { type MessageKind, messageKinds, promisedKinds } from '../inbox/message-kinds.ts';

/** Working days within which messages are to be answered, by kind; 0 for no limit. */
export type ResponseTimes = ReadonlyMap<MessageKind, number>;

export async function responseTimes(payload: Payload): Promise<ResponseTimes> {
	const settings = await payload.findGlobal({ slug: 'desk', depth: 0 });
	return new Map(promisedKinds.map((kind) => [kind, settings[kind] ?? messageKinds[kind].days]));
}

const day = 86_400_000;

const isWeekend = (moment: number) => [0, 6].includes(new Date(moment).getUTCDay());
const midnight = (moment: number) => Math.floor(moment / day) * day;

/** Moves by a number of working days, forward or back. */
function stepped(from: number, days: number, step: 1 | -1): number {
	let moment = from;
	for (let left = days; left > 0; ) {
		moment += step * day;
		if (!isWeekend(moment)) left -= 1;
	}
	return moment;
}

/** The first moment after the weekend; a moment on a working day is unchanged. */
function afterWeekend(moment: number): number {
	let next = moment;
	while (isWeekend(next)) next = midnight(next) + day;
	return next;
}

/**
 * When something received at this moment is due. Weekends count as received on Monday morning. The calendar is UTC;
 * holidays differ by country and count as working days.
 */
export const workingDaysAfter = (from: number, days: number): number => stepped(afterWeekend(from), days, 1);

/** Messages received before this moment are overdue, by the same count as `workingDaysAfter`. */
export function workingDaysBefore(now: number, days: number): number {
	if (!isWeekend(now)) return stepped(now, days, -1);
	let friday = midnight(now);
	while (isWeekend(friday)) friday -= day;
	return stepped(friday, days, -1) + day;
}

/** When a reply is due, in epoch milliseconds; undefined without a response time. */
export function dueOf(
	{ kind, received_at, due_at }: { kind: MessageKind; received_at: string; due_at: string | null },
	times: ResponseTimes,
) {
	if (due_at) return Date.parse(due_at);
	const days = times.get(kind);
	return days ? workingDaysAfter(Date.parse(received_at), days) : undefined;
}

/** For each kind: messages received before this moment are overdue. */
export const overdueBefore = (times: ResponseTimes, now = Date.now()): { kind: MessageKind; before: string }[] =>
	[...times]
		.filter(([, days]) => days > 0)
		.map(([kind, days]) => ({ kind, before: new Date(workingDaysBefore(now, days)).toISOString() }));
