import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { databaseOf } from './database-of.ts';

/** Until the transaction ends, nobody else gets past this line with the same name, in any studio. */
export async function alone(req: PayloadRequest, name: string): Promise<void> {
	const database = await databaseOf(req);
	await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Serializes publications of an item, since each is compared with the site first. */
export const aloneWith = (req: PayloadRequest, kind: string, item: unknown): Promise<void> =>
	alone(req, `publishing ${kind} ${String(item)}`);
