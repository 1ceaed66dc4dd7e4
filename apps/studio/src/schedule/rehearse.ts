import { type CollectionSlug, createLocalReq, type PayloadRequest } from 'payload';
import { reasonOf } from './reason-of.ts';

/** Publishes a document as it stands and takes it back at once: why that would fail, or undefined. */
export async function rehearse(
	{ payload, user }: PayloadRequest,
	collection: CollectionSlug,
	id: number,
): Promise<string | undefined> {
	const req = await createLocalReq({ user: user ?? undefined }, payload);
	req.transactionID = (await payload.db.beginTransaction()) ?? undefined;
	if (!req.transactionID) return undefined;
	try {
		await payload.update({ collection, id, data: { _status: 'published' }, depth: 0, overrideAccess: false, req });
		return undefined;
	} catch (error) {
		return reasonOf(error);
	} finally {
		await payload.db.rollbackTransaction(await req.transactionID);
	}
}
