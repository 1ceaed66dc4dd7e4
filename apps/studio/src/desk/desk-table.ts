import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/** Raise it when the content of entries changes: the next start then rebuilds all of them. */
const format = 1;

/**
 * All of it can be rebuilt from the messages: it is in no dump, and its own schema keeps it away from Payload's
 * migrations. `words` is stored outside the rows, so that counting reads short rows.
 */
const tables = `
	create schema desk;
	create table desk.entries (
		slug text not null,
		record integer not null,
		kind text not null,
		who text not null,
		organisation text not null,
		email text not null,
		about text not null,
		opening text not null,
		reference text not null,
		state text not null,
		assignee integer,
		received_at timestamptz not null,
		follow_up_at timestamptz,
		due_at timestamptz,
		handled_at timestamptz,
		opened_at timestamptz,
		item text,
		item_title text,
		country text,
		suspected boolean not null,
		changed_at timestamptz not null,
		words tsvector not null,
		primary key (slug, record)
	) with (toast_tuple_target = 1024);
	alter table desk.entries alter words set storage external;
	create index on desk.entries (received_at, slug, record);
	create index on desk.entries (assignee) where assignee is not null and state in ('new', 'open');
	create index on desk.entries (email);
	create index on desk.entries (item, slug, item_title) where item is not null;
	create index on desk.entries (country, slug) where country is not null;
	create index on desk.entries (slug, state, assignee, follow_up_at);
	create index on desk.entries using gin (words);
	comment on schema desk is 'format ${format}';`;

/** Creates the table before the studio opens, if it is missing or in another format. */
export async function makeDesk({ db }: Payload): Promise<void> {
	const { rows } = await db.drizzle.execute<{ made: string | null }>(
		sql`select obj_description(to_regnamespace('desk'), 'pg_namespace') as made`,
	);
	if (rows[0]?.made === `format ${format}`) return;
	await db.drizzle.execute(sql.raw(`begin; drop schema if exists desk cascade; ${tables} commit;`));
}
