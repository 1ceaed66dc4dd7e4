import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionBeforeOperationHook } from 'payload';
import { isPublished } from '../server/on-the-site.ts';
import { refusal } from '../server/refusal.ts';
import { type Said, sayTo } from '../words/said.ts';

const closeInstead: Said = {
	en: 'A notice that was published stays on the site: close it with a day instead.',
	zh: '已发布的通告保留在网站上：请改为填写关闭日期。',
};

/** Saving with `draft: true` leaves the site unchanged; otherwise a document with the status ‘draft’ is taken off. */
export const noteTakingOff: CollectionBeforeOperationHook = ({ args, operation, req }) => {
	// A read within the change comes through here too and must not overwrite the note.
	if (operation === 'update' || operation === 'restoreVersion')
		req.context.replacesPublished = !('draft' in args && args.draft);
};

/** Published documents can be changed or closed, but never taken off the site. */
export const staysPublished: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
	if (operation !== 'update' || data._status === 'published' || !req.context.replacesPublished) return;
	if (await isPublished(req, collection.slug, originalDoc?.id)) throw refusal(sayTo(req)(closeInstead));
};

/** For all users, and also for the studio itself. */
export const neverDeleted: CollectionBeforeDeleteHook = ({ req }) => {
	const reason = sayTo(req)(
		'A notice is never deleted: close it with a day instead.',
		'通告不会被删除：请改为填写关闭日期。',
	);
	throw refusal(reason);
};
