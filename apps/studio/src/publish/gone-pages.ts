import type {
	CollectionAfterChangeHook,
	CollectionAfterDeleteHook,
	CollectionBeforeChangeHook,
	PayloadRequest,
} from 'payload';
import type { FreePage } from '../payload-types.ts';
import { noteOf } from '../server/request-context.ts';

const collection = 'redirects';

/** An address that has a page again must not redirect. */
const isBack = (req: PayloadRequest, from: string) =>
	req.payload.delete({ collection, where: { kind: { equals: 'page' }, from: { equals: from } }, req });

/** The site answers 404 there instead of redirecting to the home page; staff may set a target. */
async function isGone(req: PayloadRequest, from: string): Promise<void> {
	await isBack(req, from);
	await req.payload.create({ collection, data: { kind: 'page', from, to: '' }, req });
}

/** The address of a page that was taken off the site, as long as staff have set no target for it. */
export async function goneAddress(req: PayloadRequest, id: number): Promise<string | null> {
	const where = { id: { equals: id } };
	const page = await req.payload.db.findOne<FreePage>({ collection: 'free-pages', where, req });
	if (!page?.slug) return null;
	const rows = { kind: { equals: 'page' }, from: { equals: page.slug } };
	const { docs } = await req.payload.find({ collection, where: rows, limit: 1, depth: 0, req });
	return docs.some(({ to }) => !to) ? page.slug : null;
}

const isOnSite = (doc: Pick<FreePage, '_status' | 'deletedAt'>) => doc._status === 'published' && !doc.deletedAt;

const formerAddress = noteOf<string>('former address of');

/** Remembers the published address: a draft with another address has not changed anything yet. */
export const noteGone: CollectionBeforeChangeHook<FreePage> = async ({ req, originalDoc, operation }) => {
	if (operation !== 'update') return;
	const where = { id: { equals: originalDoc?.id } };
	const before = await req.payload.db.findOne<FreePage>({ collection: 'free-pages', where, req });
	formerAddress.keep(req, 'free-pages', originalDoc?.id, before && isOnSite(before) ? before.slug : '');
};

/** Needs `noteTakingOff`, which records whether a draft replaces the published version. */
export const forgetGone: CollectionAfterChangeHook<FreePage> = async ({ req, doc }) => {
	const before = formerAddress.take(req, 'free-pages', doc.id);
	const isOff = Boolean(doc.deletedAt) || (doc._status !== 'published' && req.context.replacesPublished === true);
	if (before && isOff) await isGone(req, before);
	if (isOnSite(doc) && doc.slug !== before) await isBack(req, doc.slug);
};

export const noteGoneForGood: CollectionAfterDeleteHook<FreePage> = async ({ req, doc }) => {
	if (isOnSite(doc)) await isGone(req, doc.slug);
};
