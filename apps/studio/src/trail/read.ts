import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { Change } from './differences.ts';

export interface TrailRow extends Record<string, unknown> {
	id: string;
	at: string;
	by: 'person' | 'site' | 'studio';
	person: number | null;
	name: string;
	kind: string;
	item: string;
	title: string;
	operation: string;
	changes: Change[];
	reason: string | null;
	version: number | null;
	/** Permanently deleted since. */
	isGone: boolean;
}

/** Filters rows; an omitted property does not restrict them. */
export interface TrailFilter {
	person?: number;
	kind?: string;
	item?: string;
	operation?: string;
	/** Days, both inclusive. */
	from?: string;
	to?: string;
}

type SQL = ReturnType<typeof sql>;

function conditions({ person, kind, item, operation, from, to }: TrailFilter): SQL {
	const all = [
		person !== undefined && sql`person = ${person}`,
		kind !== undefined && sql`kind = ${kind}`,
		item !== undefined && sql`item = ${item}`,
		operation !== undefined && sql`operation = ${operation}`,
		from !== undefined && sql`at >= ${from}::date`,
		to !== undefined && sql`at < ${to}::date + 1`,
	].filter((condition) => condition !== false);
	return all.reduce((joined, condition) => sql`${joined} and ${condition}`, sql`true`);
}

/** Newest first. */
export async function readTrail(
	payload: Payload,
	filter: TrailFilter,
	{ limit, page = 1 }: { limit: number; page?: number },
): Promise<TrailRow[]> {
	const { rows } = await payload.db.drizzle.execute<TrailRow>(sql`
		select id::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, by, person, name, kind, item,
			title, operation, changes, reason, version,
			exists (select from trail.changes later where later.kind = changes.kind and later.item = changes.item
				and later.operation = 'deleted for good') as "isGone"
		from trail.changes where ${conditions(filter)} order by changes.id desc limit ${limit} offset ${(page - 1) * limit}`);
	return rows;
}

export async function countTrail(payload: Payload, filter: TrailFilter): Promise<number> {
	const question = sql`select count(*)::int as number from trail.changes where ${conditions(filter)}`;
	return (await payload.db.drizzle.execute<{ number: number }>(question)).rows[0]?.number ?? 0;
}

/** The choices of the filters: all users, kinds and operations in the audit log. */
export async function trailChoices(payload: Payload) {
	const { drizzle } = payload.db;
	const people = await drizzle.execute<{ person: number; name: string }>(sql`
		select distinct on (person) person, name from trail.changes where person is not null order by person, id desc`);
	const kinds = await drizzle.execute<{ kind: string }>(sql`select distinct kind from trail.changes order by kind`);
	const operations = await drizzle.execute<{ operation: string }>(
		sql`select distinct operation from trail.changes order by operation`,
	);
	return {
		people: people.rows,
		kinds: kinds.rows.map(({ kind }) => kind),
		operations: operations.rows.map(({ operation }) => operation),
	};
}
