import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { isPublished } from '../server/on-the-site.ts';
import { refusal } from '../server/refusal.ts';
import { partOf, parts } from '../snapshot/parts.ts';
import { sayTo } from '../words/said.ts';
import { type Counting, inWords, usedBy } from './used-by.ts';

async function refuse(req: PayloadRequest, collection: string, id: unknown, counting?: Counting): Promise<void> {
	const uses = await usedBy(req, collection, Number(id), counting);
	if (uses.length === 0) return;
	const names = inWords(uses);
	const reason = sayTo(req)(
		`Still used by ${names}. Choose something else there first.`,
		`仍被使用：${names}。请先在那里另作选择。`,
	);
	throw refusal(reason);
}

/** Content in use elsewhere can neither be deleted nor moved to the trash. */
export const notDeletedInUse: CollectionBeforeDeleteHook = ({ req, collection, id }) =>
	refuse(req, collection.slug, id);

export const notTrashedInUse: CollectionBeforeChangeHook = async ({ req, collection, data, originalDoc }) => {
	if (data.deletedAt && !originalDoc?.deletedAt) await refuse(req, collection.slug, originalDoc?.id);
};

/** Content that other content shows as published cannot be taken off the site. */
export const notTakenOffInUse: CollectionBeforeChangeHook = async ({
	req,
	collection,
	data,
	originalDoc,
	operation,
}) => {
	if (operation !== 'update' || data._status === 'published' || !req.context.replacesPublished) return;
	if (!(await isPublished(req, collection.slug, originalDoc?.id))) return;
	// Rolling back a release leaves drafts that still name the content it removed. Links do not count, because they
	// fall back to the home page: otherwise pages that link to each other could never be taken off.
	const counted = req.context.takesBack ? 'on the site' : 'drafts too';
	await refuse(req, collection.slug, originalDoc?.id, { counted, links: false });
};

/** Nothing refers to documents of very large collections, of which staff may delete thousands at once. */
export function mayBeUsed(slug: string): boolean {
	const name = partOf(slug);
	return name ? !('pack' in parts[name]) : slug === 'pictures';
}
