import type { PayloadRequest } from 'payload';

/** Does some work in a transaction of the request: all of it is kept, or nothing. */
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
