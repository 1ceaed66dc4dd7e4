import { createLocalReq, type Payload, type PayloadRequest } from 'payload';

/** Reads the database as it is at one moment, whatever is committed while the work goes on. */
export async function atOneMoment<T>(payload: Payload, work: (req: PayloadRequest) => Promise<T>): Promise<T> {
	const req = await createLocalReq({}, payload);
	const { db } = payload;
	const moment = await db.beginTransaction({ isolationLevel: 'repeatable read', accessMode: 'read only' });
	req.transactionID = moment ?? undefined;
	try {
		return await work(req);
	} finally {
		if (moment) await db.rollbackTransaction(moment);
	}
}
