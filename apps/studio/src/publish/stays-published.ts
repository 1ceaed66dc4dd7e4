import {
	APIError,
	type CollectionBeforeChangeHook,
	type CollectionBeforeDeleteHook,
	type CollectionBeforeOperationHook,
	type CollectionSlug,
	type PayloadRequest,
} from 'payload';
import { type Said, sayTo } from '../words/said.ts';

const closeInstead: Said = {
	en: 'A notice that was published stays on the site: close it with a day instead.',
	zh: '已发布的通告保留在网站上：请改为填写关闭日期。',
};

/** Saving with `draft: true` leaves the site alone; without it, a document with the state ‘draft’ is taken off. */
export const noteTakingOff: CollectionBeforeOperationHook = ({ args, operation, req }) => {
	// A read within the change, which goes through here too, says nothing about it.
	if (operation === 'update' || operation === 'restoreVersion')
		req.context.replacesPublished = !('draft' in args && args.draft);
};

export async function isPublished(req: PayloadRequest, collection: string, id: unknown): Promise<boolean> {
	const where = { id: { equals: id } };
	const doc: unknown = await req.payload.db.findOne({ collection: collection as CollectionSlug, where, req });
	return typeof doc === 'object' && doc !== null && '_status' in doc && doc._status === 'published';
}

/** What was published is changed or closed, and never taken off the site. */
export const staysPublished: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
	if (operation !== 'update' || data._status === 'published' || !req.context.replacesPublished) return;
	if (await isPublished(req, collection.slug, originalDoc?.id))
		throw new APIError(sayTo(req)(closeInstead), 409, null, true);
};

/** For everybody and everything, the studio's own work included. */
export const neverDeleted: CollectionBeforeDeleteHook = ({ req }) => {
	const reason = sayTo(req)(
		'A notice is never deleted: close it with a day instead.',
		'通告不会被删除：请改为填写关闭日期。',
	);
	throw new APIError(reason, 409, null, true);
};
