import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type PayloadRequest } from 'payload';
import { databaseOf } from '../../database/database-of.ts';
import { inTransaction } from '../../database/in-transaction.ts';

/** Runs in a transaction and a request of its own, in the name of who asked. */
export async function asOne<T>(asked: PayloadRequest, work: (req: PayloadRequest) => Promise<T>): Promise<T> {
	const { payload, user, headers } = asked;
	const req = await createLocalReq({ ...(user && { user }), req: { headers } }, payload);
	return inTransaction(req, () => work(req));
}

/** Until the transaction ends, nobody else gets past this line with the same name, in any studio. */
export async function alone(req: PayloadRequest, name: string): Promise<void> {
	const database = await databaseOf(req);
	await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
