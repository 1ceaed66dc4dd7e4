import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { LetterSlug } from '../inbox/letter-kinds.ts';
import { type Asked, type Tab, tabs } from './asked.ts';
import type { Entry } from './entry-of.ts';
import { overdueBefore, type Promises } from './promises.ts';
import { questionOf } from './words-of.ts';

type SQL = ReturnType<typeof sql>;

/** The user with the collections they may read. */
export interface Reader {
	id: number;
	slugs: readonly LetterSlug[];
	promises: Promises;
}

export type Row = Entry & { assignee_name: string | null };

export const perPage = 50;

const list = (values: readonly string[]) =>
	sql.join(
		values.map((value) => sql`${value}`),
		sql`, `,
	);

/** Not put aside until a later day. */
const isHere = sql`(follow_up_at is null or follow_up_at <= now())`;

const inTab = (tab: Tab, { id }: Reader): SQL => {
	const conditions: Record<Tab, SQL> = {
		// Unassigned: just received, or back after it was put aside.
		new: sql`(assignee is null and ${isHere} and (state = 'new' or (state = 'open' and follow_up_at is not null)))`,
		mine: sql`(assignee = ${id} and ${isHere} and state in ('new', 'open'))`,
		all: sql`(state <> 'spam')`,
		done: sql`(state = 'done')`,
		spam: sql`(state = 'spam')`,
	};
	return conditions[tab];
};

const isOverdue = ({ promises }: Reader): SQL => {
	const each = overdueBefore(promises).map(
		({ kind, before }) => sql`(kind = ${kind} and received_at < ${before}::timestamptz)`,
	);
	const byPromise = each.length > 0 ? sql`(handled_at is null and (${sql.join(each, sql` or `)}))` : sql`false`;
	return sql`(state in ('new', 'open') and (due_at < now() or ${byPromise}))`;
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
	return sql.join(
		[
			sql`entry.slug in (${list(reader.slugs)})`,
			...(asked.kind ? [sql`kind = ${asked.kind}`] : []),
			...(asked.item ? [sql`item = ${asked.item}`] : []),
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

const columns = sql`slug, record, kind, who, organisation, email, about, opening, reference, state, assignee, received_at,
	follow_up_at, due_at, handled_at, opened_at, item, item_title, country, suspected, changed_at`;

/** Adds the assignees' names, for the rows of this page only. */
const named = (rows: SQL) =>
	sql`select page.*, (select name from users where id = page.assignee) as assignee_name from (${rows}) page`;

export async function readDesk({ db }: Payload, asked: Asked, reader: Reader): Promise<Row[]> {
	if (reader.slugs.length === 0) return [];
	const { rows } = await db.drizzle.execute<Row & Record<string, unknown>>(
		named(sql`select ${columns} from desk.entries entry where ${matching(asked, reader)} and ${inTab(asked.tab, reader)}
			order by ${orderIn(asked.tab)} desc, slug desc, record desc limit ${perPage} offset ${(asked.page - 1) * perPage}`),
	);
	return rows;
}

export type Counts = Record<Tab, number>;

/** Number of matching messages in each tab. */
export async function countDesk({ db }: Payload, asked: Asked, reader: Reader): Promise<Counts> {
	const none: Counts = { new: 0, mine: 0, all: 0, done: 0, spam: 0 };
	if (reader.slugs.length === 0) return none;
	const counted = tabs.map((tab) => sql`count(*) filter (where ${inTab(tab, reader)})::int as ${sql.identifier(tab)}`);
	const { rows } = await db.drizzle.execute<Counts>(
		sql`select ${sql.join(counted, sql`, `)} from desk.entries entry where ${matching(asked, reader)}`,
	);
	return rows[0] ?? none;
}

type Place = Pick<Entry, 'slug' | 'record'>;

/** The messages before and after one in the list that it was opened from, even if it has left that list. */
export async function neighboursOf(
	{ db }: Payload,
	{ slug, record }: Place,
	asked: Asked,
	reader: Reader,
): Promise<{ previous?: Place; next?: Place }> {
	const order = orderIn(asked.tab);
	const at = sql`(select ${order}, slug, record from desk.entries where slug = ${slug} and record = ${record})`;
	const found = async (side: SQL, direction: SQL) => {
		const { rows } = await db.drizzle.execute<Place & Record<string, unknown>>(sql`
			select entry.slug, entry.record from desk.entries entry
			where ${matching(asked, reader)} and ${inTab(asked.tab, reader)} and (${order}, entry.slug, entry.record) ${side} ${at}
			order by ${order} ${direction}, slug ${direction}, record ${direction} limit 1`);
		return rows[0];
	};
	const [previous, next] = await Promise.all([found(sql`>`, sql`asc`), found(sql`<`, sql`desc`)]);
	return { ...(previous && { previous }), ...(next && { next }) };
}

/** Other messages from the same address, newest first, as far as the reader may see them. */
export async function othersFrom({ db }: Payload, email: string, not: Place, { slugs }: Reader): Promise<Row[]> {
	if (!email || slugs.length === 0) return [];
	const { rows } = await db.drizzle.execute<Row & Record<string, unknown>>(
		named(sql`select ${columns} from desk.entries where email = ${email} and slug in (${list(slugs)})
			and not (slug = ${not.slug} and record = ${not.record}) order by received_at desc limit 20`),
	);
	return rows;
}

export interface Choices {
	items: { item: string; title: string }[];
	countries: string[];
}

/** Items and countries to filter by, those with most messages first. */
export async function choicesOf({ db }: Payload, { slugs }: Reader): Promise<Choices> {
	if (slugs.length === 0) return { items: [], countries: [] };
	const items = db.drizzle.execute<{ item: string; title: string }>(sql`
		select item, max(item_title) as title from desk.entries where item is not null and slug in (${list(slugs)})
		group by item order by count(*) desc limit 200`);
	const countries = db.drizzle.execute<{ country: string }>(sql`
		select country from desk.entries where country is not null and slug in (${list(slugs)})
		group by country order by country limit 250`);
	return { items: (await items).rows, countries: (await countries).rows.map(({ country }) => country) };
}

export interface Answered {
	kind: string;
	open: number;
	overdue: number;
	/** Median response time of the last 90 days, in hours. */
	hours: number | null;
}

/** Response times and overdue messages, by kind. */
export async function answeredByKind({ db }: Payload, reader: Reader): Promise<Answered[]> {
	if (reader.slugs.length === 0) return [];
	const { rows } = await db.drizzle.execute<Answered & Record<string, unknown>>(sql`
		select kind, count(*) filter (where state in ('new', 'open'))::int as open,
			count(*) filter (where ${isOverdue(reader)})::int as overdue,
			(percentile_cont(0.5) within group (order by extract(epoch from handled_at - received_at) / 3600)
				filter (where handled_at is not null and received_at > now() - interval '90 days'))::float as hours
		from desk.entries entry where slug in (${list(reader.slugs)}) and kind <> 'signup' and state <> 'spam'
		group by kind order by kind`);
	return rows;
}
