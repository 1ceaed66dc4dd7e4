import type { PayloadRequest } from 'payload';

/** The database, within the transaction of a request where it has one. */
export async function databaseOf({ payload, transactionID }: PayloadRequest) {
	const { drizzle, sessions } = payload.db;
	const session = transactionID === undefined ? undefined : sessions?.[await transactionID];
	// Payload does not type the database of a session.
	return (session?.db ?? drizzle) as typeof drizzle;
}

/** All of it, or nothing. */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
	const { db } = req.payload;
	req.transactionID = (await db.beginTransaction()) ?? undefined;
	try {
		const result = await work();
		if (req.transactionID) await db.commitTransaction(req.transactionID);
		return result;
	} catch (error) {
		if (req.transactionID) await db.rollbackTransaction(req.transactionID);
		throw error;
	} finally {
		req.transactionID = undefined;
	}
}
