import type { Client } from 'pg';

/** The columns that the studio writes; the database sets id and time itself. */
const trailColumns = [
	'by',
	'person',
	'name',
	'kind',
	'item',
	'title',
	'operation',
	'changes',
	'reason',
	'version',
] as const;

/** All columns of a row, for a dump. */
export const trailRow = ['id', 'at', ...trailColumns].join(', ');

/** The audit log has its own schema, since the owner of a schema may drop what is in it. */
export const trailTable = `
	create schema if not exists trail;
	create table if not exists trail.changes (
		id bigint generated always as identity primary key,
		at timestamptz not null default clock_timestamp(),
		by text not null check (by in ('person', 'site', 'studio')),
		person integer,
		name text not null,
		kind text not null,
		item text not null,
		title text not null,
		operation text not null,
		changes jsonb not null default '[]',
		reason text,
		version integer
	);
	create index if not exists changes_item on trail.changes (kind, item, id);
	create index if not exists changes_person on trail.changes (person, id);
	create index if not exists changes_at on trail.changes (at);`;

export const hasTrail = async (client: Client): Promise<boolean> =>
	(await client.query(`select 1 where to_regclass('trail.changes') is not null`)).rows.length > 0;

/** The studio's role may read rows and add them; it can neither change a row nor choose its time. */
export const trailRights = (role: string) => `
	grant usage on schema trail to ${role};
	grant select, insert (${trailColumns.join(', ')}) on trail.changes to ${role};`;

/** In an external database the studio's role owns the audit log; it can at least revoke these rights from itself. */
export const ownTrail = `${trailTable}
	revoke update, delete, truncate on trail.changes from current_user;`;
