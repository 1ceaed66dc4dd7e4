import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { ownTrail } from './trail-table.ts';

/**
 * In the studio's own PostgreSQL the administrator has created the audit log. In an external one the studio creates it,
 * unless the owner of the database has.
 */
export async function makeTrail({ db }: Payload): Promise<void> {
	const { rows } = await db.drizzle.execute(sql`select 1 where to_regclass('trail.changes') is not null`);
	if (rows.length === 0) await db.drizzle.execute(sql.raw(`begin; ${ownTrail} commit;`));
}
