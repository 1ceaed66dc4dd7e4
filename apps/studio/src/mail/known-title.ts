import type { Submission } from '@site/contract/submission';
import type { PayloadRequest, Where } from 'payload';

const published = (name: string): Where => ({
	and: [{ _status: { equals: 'published' } }, { or: [{ title: { equals: name } }, { titleCn: { equals: name } }] }],
});

/** The product or job that a visitor names, if there is one: anybody may send any words with any address. */
export async function knownTitle({ payload }: PayloadRequest, submission: Submission): Promise<string | undefined> {
	const name =
		submission.kind === 'quote'
			? submission.fields.productName
			: submission.kind === 'application'
				? submission.fields.job
				: '';
	if (!name) return undefined;
	const collection = submission.kind === 'quote' ? 'products' : 'jobs';
	const { totalDocs } = await payload.count({ collection, where: published(name) });
	return totalDocs > 0 ? name : undefined;
}
