import { createLocalReq, type PayloadRequest, type SchedulePublishTaskInput } from 'payload';
import { reasonOf } from '../words/reason-of.ts';
import { sayTo } from '../words/said.ts';

/**
 * Tries a planned publication in a transaction that is rolled back. Returns the reason why it would fail, or undefined.
 */
export async function rehearse(
	{ payload, user, i18n }: PayloadRequest,
	{ type, doc, global: slug }: Pick<SchedulePublishTaskInput, 'type' | 'doc' | 'global'>,
): Promise<string | undefined> {
	const req = await createLocalReq({ user: user ?? undefined, req: { i18n } }, payload);
	req.transactionID = (await payload.db.beginTransaction()) ?? undefined;
	if (!req.transactionID) return undefined;
	const how = { data: { _status: type === 'unpublish' ? 'draft' : 'published' }, overrideAccess: false, req } as const;
	try {
		if (doc) await payload.update({ collection: doc.relationTo, id: Number(doc.value), depth: 0, ...how });
		// The only global with drafts.
		if (slug === 'home') await payload.updateGlobal({ slug, depth: 0, ...how });
		return undefined;
	} catch (error) {
		return reasonOf(error, sayTo({ i18n }));
	} finally {
		await payload.db.rollbackTransaction(await req.transactionID);
	}
}
