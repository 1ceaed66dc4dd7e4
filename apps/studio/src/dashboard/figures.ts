import { sql } from '@payloadcms/db-postgres';
import type { Payload, TypedUser } from 'payload';
import { type MessageKind, messageKinds, readableKinds, storedKinds } from '../inbox/message-kinds.ts';
import type { Said, Say } from '../words/said.ts';

export interface Bar {
	label: string;
	value: number;
	/** Link to the list. */
	href?: string;
}

export interface Kind {
	kind: MessageKind;
	label: Said;
	colour: string;
}

/** The kinds of messages in the charts of this user. */
export const kindsFor = (user: TypedUser | null): Kind[] => {
	const readable = readableKinds(user);
	return storedKinds
		.filter((kind) => readable.includes(kind))
		.map((kind) => ({ kind, label: messageKinds[kind].plural, colour: messageKinds[kind].colour }));
};

export interface Day {
	day: string;
	/** In the order of the kinds. */
	counts: number[];
}

/** Submissions of each kind on each of the last thirty days. Spam does not count. */
export async function submissionsByDay(payload: Payload, shown: Kind[]): Promise<Day[]> {
	const today = Date.now();
	const days = Array.from({ length: 30 }, (_, index) =>
		new Date(today - (29 - index) * 86_400_000).toISOString().slice(0, 10),
	);
	const { rows } = await payload.db.drizzle.execute<{ kind: string; day: string; count: number }>(sql`
		select kind::text, to_char(received_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as count from messages
		where received_at > now() - interval '31 days' and status <> 'spam' and deleted_at is null group by 1, 2`);
	const count = (kind: string, day: string) => rows.find((row) => row.kind === kind && row.day === day)?.count ?? 0;
	return days.map((day) => ({ day, counts: shown.map(({ kind }) => count(kind, day)) }));
}

/** The list of a collection with only those that have these values. */
const listOf = (slug: string, values: Record<string, string>): string => {
	const filters = Object.entries(values).map(([field, value], at) => [
		`where[or][0][and][${at}][${field}][equals]`,
		value,
	]);
	return `/admin/collections/${slug}?${new URLSearchParams(filters)}`;
};

/** Only who may open a product gets links to the products. */
export async function mostViewedProducts(payload: Payload, mayOpen: boolean): Promise<Bar[]> {
	const { rows } = await payload.db.drizzle.execute<{ id: number; label: string; value: number }>(sql`
		select p.id, p.title as label, sum(v.views)::int as value from product_views v join products p on p.id = v.product_id
		where v.day >= to_char(now() - interval '30 days', 'YYYY-MM-DD') group by 1, 2 order by 3 desc limit 8`);
	return rows.map(({ id, label, value }) => ({
		label,
		value,
		...(mayOpen && { href: `/admin/collections/products/${id}` }),
	}));
}

export async function applicationsByJob(payload: Payload): Promise<Bar[]> {
	const { rows } = await payload.db.drizzle.execute<{ label: string; value: number }>(sql`
		select about as label, count(*)::int as value from messages
		where kind = 'application' and received_at > now() - interval '90 days' and status <> 'spam' and deleted_at is null
		group by 1 order by 2 desc limit 8`);
	return rows.map((row) => ({ ...row, href: listOf('messages', { kind: 'application', about: row.label }) }));
}

/** Queued mails, and those that failed. */
export async function mailsUnderWay(payload: Payload, say: Say): Promise<Bar[]> {
	const { rows } = await payload.db.drizzle.execute<{ status: string; value: number }>(
		sql`select status::text as status, count(*)::int as value from mails where status <> 'sent' group by 1`,
	);
	const count = (wanted: string) => rows.find(({ status }) => status === wanted)?.value ?? 0;
	return [
		{
			label: say('Emails waiting', '等待中的电子邮件'),
			value: count('waiting'),
			href: listOf('mails', { status: 'waiting' }),
		},
		{
			label: say('Emails failed', '失败的电子邮件'),
			value: count('failed'),
			href: listOf('mails', { status: 'failed' }),
		},
		{
			label: say('Emails unsent (no mail server)', '未发送的电子邮件（没有邮件服务器）'),
			value: count('unsent'),
			href: listOf('mails', { status: 'unsent' }),
		},
	];
}
