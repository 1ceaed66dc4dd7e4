import { type CollectionAfterChangeHook, createLocalReq, type PayloadRequest, type Where } from 'payload';
import { queued } from '../mail/queued.ts';
import { idOf, idsOf } from '../mapping/words.ts';
import type { Notice, Revision, Watch } from '../payload-types.ts';
import { type Change, changeMail } from './change-mail.ts';
import { everyLanguage } from './every-language.ts';

/** Each change is announced once, even if its item changes again later. */
async function isFirst(req: PayloadRequest, change: string): Promise<boolean> {
	const where = { change: { equals: change } };
	if ((await req.payload.count({ collection: 'told-changes', where, req })).totalDocs > 0) return false;
	await req.payload.create({ collection: 'told-changes', data: { change }, req });
	return true;
}

/** The same transaction without a user: the studio writes by itself, and the audit log need not list each e-mail. */
async function byItself({ payload, transactionID }: PayloadRequest): Promise<PayloadRequest> {
	const req = await createLocalReq({}, payload);
	if (transactionID) req.transactionID = transactionID;
	return req;
}

/** Writes to each address once, in the transaction of the change, so that both are stored or neither. */
async function tell(changed: PayloadRequest, name: string, change: Change, watched: Where[]): Promise<void> {
	const req = await byItself(changed);
	if (!(await isFirst(req, name))) return;
	const where: Where = { and: [{ state: { equals: 'confirmed' } }, { or: watched }] };
	const found = await req.payload.find({ collection: 'watches', where, sort: 'id', pagination: false, depth: 0, req });
	const people = new Map<string, Watch>(found.docs.toReversed().map((watch) => [watch.email, watch]));
	for (const [to, watch] of people) {
		const data = { ...changeMail(change, watch), ...queued(name, 'sales'), to };
		await req.payload.create({ collection: 'mails', data, req });
	}
}

const ofProducts = (products: readonly number[]): Where => ({
	and: [{ itemKind: { equals: 'product' } }, { itemId: { in: [...products] } }],
});

const ofDocuments = (documents: readonly number[]): Where => ({
	and: [{ itemKind: { equals: 'document' } }, { itemId: { in: [...documents] } }],
});

/** The previous revision. */
async function formerOf(req: PayloadRequest, { document, language, number }: Revision): Promise<Revision | undefined> {
	const where: Where = {
		and: [
			{ document: { equals: idOf(document) } },
			{ language: { equals: language } },
			{ number: { less_than: number } },
			{ state: { in: ['released', 'superseded'] } },
		],
	};
	const { docs } = await req.payload.find({ collection: 'revisions', where, sort: '-number', limit: 1, depth: 0, req });
	return docs[0];
}

/** Announces a released or withdrawn revision. */
export const tellOfRevision: CollectionAfterChangeHook<Revision> = async ({ doc, previousDoc, req }) => {
	const was = previousDoc?.state ?? 'draft';
	const kind = doc.state;
	if (
		req.context.cause === 'sample' ||
		kind === was ||
		(kind !== 'withdrawn' && !(kind === 'released' && was === 'draft'))
	)
		return;
	const id = idOf(doc.document);
	const document = await req.payload.findByID({ collection: 'product-documents', id, depth: 0, req });
	const change: Change =
		kind === 'withdrawn'
			? { kind, document, revision: doc }
			: { kind, document, revision: doc, former: await formerOf(req, doc) };
	const spoken: Where = { documentLanguage: { in: [doc.language, everyLanguage] } };
	const watched = [ofProducts(idsOf(document.products)), { and: [ofDocuments([id]), spoken] }];
	await tell(req, `revision ${doc.id} ${kind}`, change, watched);
};

/** Announces a notice when it is first published. */
export const tellOfNotice: CollectionAfterChangeHook<Notice> = async ({ doc, req }) => {
	if (doc._status !== 'published') return;
	const name = `notice ${doc.id}`;
	// Notices of the sample are not new.
	if (req.context.cause === 'sample') return void (await isFirst(req, name));
	const products = idsOf(doc.products);
	const where: Where = { products: { in: products } };
	const documents = await req.payload.find({
		collection: 'product-documents',
		where,
		pagination: false,
		depth: 0,
		req,
	});
	const ids = documents.docs.map(({ id }) => id);
	const watched = [ofProducts(products), ...(ids.length > 0 ? [ofDocuments(ids)] : [])];
	await tell(req, name, { kind: 'notice', notice: doc }, watched);
};
