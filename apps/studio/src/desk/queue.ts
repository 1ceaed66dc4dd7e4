import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import type { MessageSlug } from '../inbox/message.ts';
import { type MessageKind, readableKinds } from '../inbox/message-kinds.ts';
import { questionOf } from '../inbox/words-of.ts';
import { type Asked, type Tab, tabs } from './asked.ts';
import { overdueBefore, type ResponseTimes, responseTimes } from './response-times.ts';

type SQL = ReturnType<typeof sql>;

/** The user with the kinds they may read. */
export interface Reader {
	id: number;
	kinds: readonly MessageKind[];
	times: ResponseTimes;
}

export const readerOf = async ({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>): Promise<Reader> => ({
	id: Number(user?.id ?? 0),
	kinds: readableKinds(user),
	times: await responseTimes(payload),
});

/** A message in the queue. */
export interface Row extends Record<string, unknown> {
	slug: MessageSlug;
	id: number;
	kind: MessageKind;
	who: string;
	organization: string;
	email: string;
	about: string;
	opening: string;
	reference: string;
	status: 'new' | 'in-progress' | 'done' | 'spam';
	assignee: number | null;
	assignee_name: string | null;
	received_at: string;
	/** When a message that was put aside comes back. */
	follow_up_at: string | null;
	/** Legal deadline of a report. */
	due_at: string | null;
	/** Time of the first reply, or of completion without one. */
	handled_at: string | null;
	opened_at: string | null;
	suspected: boolean;
}

export const perPage = 50;

const shown = sql`slug, id, kind, who, organization, email, about, opening, reference, status, assignee, received_at,
	follow_up_at, due_at, handled_at, opened_at, suspected`;

/**
 * Both tables as one. PostgreSQL uses the indexes of each as long as the types of both sides are the same and neither
 * has a condition of its own. What lists show of a report follows from its facts.
 */
const queue = sql`(
	select 'messages' as slug, id, kind, who::text, organization::text, email::text, about::text, opening::text,
		reference::text, status, assignee_id as assignee, received_at, follow_up_at, null::timestamptz(3) as due_at,
		least(answered_at, done_at) as handled_at, opened_at, suspected, item_kind, item_id, item_title::text, country::text,
		words, deleted_at
	from messages
	union all
	select 'problem-reports', id, 'report'::enum_messages_kind,
		coalesce(nullif(name::text, ''), nullif(email::text, ''), 'Nobody named'), '', lower(email::text),
		concat_ws(', ', nullif(device, ''), 'lot ' || nullif(lot, '')), left(regexp_replace(happened, '\\s+', ' ', 'g'), 160),
		reference::text,
		(case state when 'received' then 'new' when 'examining' then 'in-progress' else 'done' end)::enum_messages_status,
		assignee_id, received_at, follow_up_at, next_due_at, answered_at, opened_at, suspected,
		null::enum_messages_item_kind, null::numeric, null::text, nullif(country::text, ''), words,
		null::timestamptz(3)
	from problem_reports) message`;

/** Everything outside the trash. */
const isKept = sql`deleted_at is null`;

const list = (values: readonly string[]) =>
	sql.join(
		values.map((value) => sql`${value}`),
		sql`, `,
	);

/** Not put aside until a later day. */
const isHere = sql`(follow_up_at is null or follow_up_at <= now())`;
const isOpen = sql`status in ('new', 'in-progress')`;

const inTab = (tab: Tab, { id }: Reader): SQL => {
	const conditions: Record<Tab, SQL> = {
		// Unassigned: just received, or back after it was put aside.
		new: sql`(assignee is null and ${isHere} and (status = 'new' or (status = 'in-progress' and follow_up_at is not null)))`,
		mine: sql`(assignee = ${id} and ${isHere} and ${isOpen})`,
		all: sql`(status <> 'spam')`,
		done: sql`(status = 'done')`,
		spam: sql`(status = 'spam')`,
	};
	return conditions[tab];
};

const isOverdue = ({ times }: Reader): SQL => {
	const each = overdueBefore(times).map(
		({ kind, before }) => sql`(kind = ${kind} and received_at < ${before}::timestamptz)`,
	);
	const byKind = each.length > 0 ? sql`(handled_at is null and (${sql.join(each, sql` or `)}))` : sql`false`;
	return sql`(${isOpen} and (due_at < now() or ${byKind}))`;
};

function inAge({ age }: Asked, reader: Reader): SQL {
	if (!age) return sql`true`;
	if (age === 'overdue') return isOverdue(reader);
	return age === 'older'
		? sql`received_at <= now() - interval '30 days'`
		: sql`received_at > now() - ${`${age} days`}::interval`;
}

/** Conditions of a search, in any tab. */
function matching(asked: Asked, reader: Reader): SQL {
	const question = questionOf(asked.words);
	const [itemKind, itemId] = asked.item?.split('-') ?? [];
	return sql.join(
		[
			isKept,
			sql`kind in (${list(reader.kinds)})`,
			...(asked.kind ? [sql`kind = ${asked.kind}`] : []),
			...(asked.item ? [sql`item_kind = ${itemKind} and item_id = ${Number(itemId)}`] : []),
			...(asked.country ? [sql`country = ${asked.country}`] : []),
			inAge(asked, reader),
			...(question ? [sql`words @@ ${question}::tsquery`] : []),
		],
		sql` and `,
	);
}

/** New and Mine sort by the follow-up date, if there is one. */
const orderIn = (tab: Tab): SQL =>
	tab === 'new' || tab === 'mine' ? sql`coalesce(follow_up_at, received_at)` : sql`received_at`;

/** The rows, with the names of their assignees. */
async function rowsOf({ db }: Payload, rows: SQL): Promise<Row[]> {
	const named = sql`select page.*, (select name from users where id = page.assignee) as assignee_name from (${rows}) page`;
	return (await db.drizzle.execute<Row>(named)).rows;
}

export async function readQueue(payload: Payload, asked: Asked, reader: Reader): Promise<Row[]> {
	if (reader.kinds.length === 0) return [];
	return rowsOf(
		payload,
		sql`select ${shown} from ${queue} where ${matching(asked, reader)} and ${inTab(asked.tab, reader)}
			order by ${orderIn(asked.tab)} desc, reference desc limit ${perPage} offset ${(asked.page - 1) * perPage}`,
	);
}

/** One message as the queue shows it. */
export const rowOf = async (payload: Payload, reference: string): Promise<Row | undefined> =>
	(await rowsOf(payload, sql`select ${shown} from ${queue} where reference = ${reference} and ${isKept}`))[0];

export type Counts = Record<Tab, number>;

/** Number of matching messages in each tab. */
export async function countQueue({ db }: Payload, asked: Asked, reader: Reader): Promise<Counts> {
	const none: Counts = { new: 0, mine: 0, all: 0, done: 0, spam: 0 };
	if (reader.kinds.length === 0) return none;
	const counted = tabs.map((tab) => sql`count(*) filter (where ${inTab(tab, reader)})::int as ${sql.identifier(tab)}`);
	const { rows } = await db.drizzle.execute<Counts>(
		sql`select ${sql.join(counted, sql`, `)} from ${queue} where ${matching(asked, reader)}`,
	);
	return rows[0] ?? none;
}

type Place = Pick<Row, 'reference'>;

/** The messages before and after one in the list that it was opened from, even if it has left that list. */
export async function neighboursOf(
	{ db }: Payload,
	reference: string,
	asked: Asked,
	reader: Reader,
): Promise<{ previous?: Place; next?: Place }> {
	const order = orderIn(asked.tab);
	const at = sql`(select ${order}, reference from ${queue} where reference = ${reference})`;
	const found = async (side: SQL, direction: SQL) => {
		const { rows } = await db.drizzle.execute<Place>(sql`
			select reference from ${queue}
			where ${matching(asked, reader)} and ${inTab(asked.tab, reader)} and (${order}, reference) ${side} ${at}
			order by ${order} ${direction}, reference ${direction} limit 1`);
		return rows[0];
	};
	const [previous, next] = await Promise.all([found(sql`>`, sql`asc`), found(sql`<`, sql`desc`)]);
	return { ...(previous && { previous }), ...(next && { next }) };
}

/** Other messages from the same address, newest first, as far as the reader may see them. */
export async function othersFrom(payload: Payload, { email, reference }: Row, { kinds }: Reader): Promise<Row[]> {
	if (!email) return [];
	return rowsOf(
		payload,
		sql`select ${shown} from ${queue} where ${isKept} and email = ${email} and kind in (${list(kinds)}) and reference <> ${reference}
			order by received_at desc limit 20`,
	);
}

export interface Choices {
	items: { item: string; title: string }[];
	countries: string[];
}

/** Items and countries to filter by, those with most messages first. */
export async function choicesOf({ db }: Payload, { kinds }: Reader): Promise<Choices> {
	if (kinds.length === 0) return { items: [], countries: [] };
	const items = db.drizzle.execute<{ item: string; title: string }>(sql`
		select item_kind::text || '-' || item_id as item, max(item_title) as title from ${queue}
		where ${isKept} and item_kind is not null and kind in (${list(kinds)}) group by item_kind, item_id order by count(*) desc limit 200`);
	const countries = db.drizzle.execute<{ country: string }>(sql`
		select country from ${queue} where ${isKept} and country <> '' and kind in (${list(kinds)})
		group by country order by country limit 250`);
	return { items: (await items).rows, countries: (await countries).rows.map(({ country }) => country) };
}

export interface Answered {
	kind: MessageKind;
	open: number;
	overdue: number;
	/** Median response time of the last 90 days, in hours. */
	hours: number | null;
}

/** Response times and overdue messages, by kind. */
export async function answeredByKind({ db }: Payload, reader: Reader): Promise<Answered[]> {
	if (reader.kinds.length === 0) return [];
	const { rows } = await db.drizzle.execute<Answered & Record<string, unknown>>(sql`
		select kind, count(*) filter (where ${isOpen})::int as open,
			count(*) filter (where ${isOverdue(reader)})::int as overdue,
			(percentile_cont(0.5) within group (order by extract(epoch from handled_at - received_at) / 3600)
				filter (where handled_at is not null and received_at > now() - interval '90 days'))::float as hours
		from ${queue} where ${isKept} and kind in (${list(reader.kinds)}) and kind <> 'signup' and status <> 'spam'
		group by kind order by kind`);
	return rows;
}
