import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/** The user and the operation behind each of these versions. */
export async function peopleOfVersions(payload: Payload, kind: string, versions: number[]) {
	if (versions.length === 0) return new Map<number, { name: string; operation: string }>();
	const numbers = sql.join(
		versions.map((version) => sql`${version}`),
		sql`, `,
	);
	const { rows } = await payload.db.drizzle.execute<{ version: number; name: string; operation: string }>(sql`
		select distinct on (version) version, name, operation from trail.changes
		where kind = ${kind} and version in (${numbers}) order by version, id`);
	return new Map(rows.map(({ version, ...made }) => [version, made]));
}
