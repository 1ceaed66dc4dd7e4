import type { Submission } from '@site/contract/submission';
import type { PayloadRequest, Where } from 'payload';

const published = (name: string): Where => ({
	and: [{ _status: { equals: 'published' } }, { or: [{ title: { equals: name } }, { titleCn: { equals: name } }] }],
});

/** A submission names its document by number only. */
async function documentTitle(req: PayloadRequest, { item, language }: Submission): Promise<string | undefined> {
	if (item?.kind !== 'document') return undefined;
	const where = { id: { equals: item.id } };
	const [document] = (await req.payload.find({ collection: 'product-documents', where, limit: 1, depth: 0, req })).docs;
	return (language === 'cn' && document?.titleCn) || document?.title;
}

/**
 * The title of the item that a visitor names, if it exists. Visitors can send any text to any address, so it is looked
 * up.
 */
export async function knownTitle(req: PayloadRequest, submission: Submission): Promise<string | undefined> {
	if (submission.kind === 'paper') return documentTitle(req, submission);
	const name =
		submission.kind === 'quote' || submission.kind === 'leadQuote'
			? submission.fields.productName
			: submission.kind === 'application'
				? submission.fields.job
				: '';
	if (!name) return undefined;
	const collection = submission.kind === 'application' ? 'jobs' : 'products';
	const { totalDocs } = await req.payload.count({ collection, where: published(name), req });
	return totalDocs > 0 ? name : undefined;
}
