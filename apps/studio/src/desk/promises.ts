import type { Payload } from 'payload';
import type { LetterKind } from '../inbox/letter-kinds.ts';
import type { Said } from '../words/said.ts';
import { workingDaysAfter, workingDaysBefore } from './working-days.ts';

/** Default response times by kind, in working days. */
export const promised = [
	{ kind: 'message', label: { en: 'Messages', zh: '留言' }, days: 3 },
	{ kind: 'quote', label: { en: 'Quotes', zh: '询价' }, days: 2 },
	{ kind: 'sample', label: { en: 'Samples', zh: '样品' }, days: 3 },
	{ kind: 'meeting', label: { en: 'Meetings', zh: '会面' }, days: 2 },
	{ kind: 'distributor', label: { en: 'Distributors', zh: '经销商' }, days: 5 },
	{ kind: 'paper', label: { en: 'Requests for paper', zh: '纸质文件申请' }, days: 5 },
	{ kind: 'application', label: { en: 'Applications', zh: '求职申请' }, days: 10 },
] as const satisfies { kind: LetterKind; label: Said; days: number }[];

export type Promises = ReadonlyMap<string, number>;

export async function promisesOf(payload: Payload): Promise<Promises> {
	const settings = await payload.findGlobal({ slug: 'desk', depth: 0 });
	return new Map(promised.map(({ kind, days }): [string, number] => [kind, settings[kind] ?? days]));
}

/** When a reply is due, in epoch milliseconds; undefined without a response time. */
export function dueOf(
	{ kind, received_at, due_at }: { kind: string; received_at: string; due_at: string | null },
	promises: Promises,
) {
	if (due_at) return Date.parse(due_at);
	const days = promises.get(kind);
	return days ? workingDaysAfter(Date.parse(received_at), days) : undefined;
}

/** For each kind: messages received before this moment are overdue. */
export const overdueBefore = (promises: Promises, now = Date.now()): { kind: string; before: string }[] =>
	[...promises]
		.filter(([, days]) => days > 0)
		.map(([kind, days]) => ({ kind, before: new Date(workingDaysBefore(now, days)).toISOString() }));
