import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type PayloadRequest } from 'payload';
import { databaseOf } from '../../trail/write.ts';

/** Runs in a transaction of its own, in the name of who asked: all of it is kept or nothing. */
export async function inTransaction<T>(asked: PayloadRequest, work: (req: PayloadRequest) => Promise<T>): Promise<T> {
	const { payload, user, headers } = asked;
	const { db } = payload;
	const req = await createLocalReq({ ...(user && { user }), req: { headers } }, payload);
	req.transactionID = (await db.beginTransaction()) ?? undefined;
	try {
		const result = await work(req);
		if (req.transactionID) await db.commitTransaction(req.transactionID);
		return result;
	} catch (error) {
		if (req.transactionID) await db.rollbackTransaction(req.transactionID);
		throw error;
	}
}

/** Until the transaction ends, nobody else gets past this line with the same name, in any studio. */
export async function alone(req: PayloadRequest, name: string): Promise<void> {
	const database = await databaseOf(req);
	await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
