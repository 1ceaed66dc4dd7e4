import { sql } from '@payloadcms/db-postgres';
import type { Payload, TypedUser } from 'payload';
import { has } from '../access/roles.ts';
import type { InboxSlug } from '../inbox/inbox-slugs.ts';
import { letterSlugs, letters } from '../inbox/letter-kinds.ts';
import type { Said, Say } from '../words/said.ts';

export interface Bar {
	label: string;
	value: number;
	/** Link to the list. */
	href?: string;
}

export interface Kind {
	slug: InboxSlug;
	label: Said;
	colour: string;
}

export const kindsFor = (user: TypedUser | null): Kind[] =>
	letterSlugs
		.filter((slug) => slug !== 'problem-reports')
		.filter((slug) => has(user, letters[slug].role))
		.map((slug) => ({ slug, label: letters[slug].plural, colour: letters[slug].colour }));

const table = (slug: InboxSlug) => sql.raw(`"${slug.replaceAll('-', '_')}"`);

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
	const counts = await Promise.all(
		shown.map(async ({ slug }) => {
			const { rows } = await payload.db.drizzle.execute<{ day: string; count: number }>(sql`
				select to_char(received_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as count from ${table(slug)}
				where received_at > now() - interval '31 days' and status <> 'spam' and deleted_at is null group by 1`);
			return new Map(rows.map(({ day, count }) => [day, count]));
		}),
	);
	return days.map((day) => ({ day, counts: counts.map((byDay) => byDay.get(day) ?? 0) }));
}

/** The list of a collection with only those that have this value. */
const listOf = (slug: string, field: string, value: string): string =>
	`/admin/collections/${slug}?${new URLSearchParams({ [`where[or][0][and][0][${field}][equals]`]: value })}`;

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
	const { rows } = await payload.db.drizzle.execute<{ label: string; named: boolean; value: number }>(sql`
		select coalesce(item_title, job) as label, item_title is not null as named, count(*)::int as value from applications
		where received_at > now() - interval '90 days' and status <> 'spam' and deleted_at is null group by 1, 2 order by 3 desc limit 8`);
	return rows.map(({ label, named, value }) => ({
		label,
		value,
		href: listOf('applications', named ? 'itemTitle' : 'job', label),
	}));
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
			href: listOf('mails', 'status', 'waiting'),
		},
		{
			label: say('Emails failed', '失败的电子邮件'),
			value: count('failed'),
			href: listOf('mails', 'status', 'failed'),
		},
		{
			label: say('Emails unsent (no mail server)', '未发送的电子邮件（没有邮件服务器）'),
			value: count('unsent'),
			href: listOf('mails', 'status', 'unsent'),
		},
	];
}
