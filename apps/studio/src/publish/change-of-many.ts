import type {
	CollectionAfterOperationHook,
	CollectionBeforeChangeHook,
	CollectionBeforeOperationHook,
	CollectionSlug,
} from 'payload';
import { isObject } from '../server/is-object.ts';

/**
 * Notes for the hooks of each document that it is changed together with others, and whether they are only taken off the
 * site.
 */
export const noteMany: CollectionBeforeOperationHook = ({ args, operation, req }) => {
	const data: unknown = 'data' in args ? args.data : undefined;
	if (operation !== 'update' || 'id' in args || !isObject(data)) return;
	req.context.ofMany = true;
	req.context.takesOff = data._status === 'draft' && Object.keys(data).length === 1;
};

/** Payload takes many documents off the site in their published state, which would overwrite newer drafts. */
export const keepDraft: CollectionBeforeChangeHook = async ({ collection, context, data, originalDoc, req }) => {
	if (!context.takesOff || originalDoc?._status !== 'published') return data;
	const slug = collection.slug as CollectionSlug;
	const latest = await req.payload.findByID({ collection: slug, id: originalDoc.id, draft: true, depth: 0, req });
	return { ...data, ...latest, _status: 'draft' };
};

const titleOf = (doc: unknown): string => {
	const title = isObject(doc) ? (doc.title ?? doc.name ?? doc.filename) : undefined;
	return typeof title === 'string' && title !== '' ? `“${title}”: ` : '';
};

/** In a change of many documents, names each refused one. */
export const nameRefused: CollectionAfterOperationHook = async ({ collection, req, result }) => {
	if (!isObject(result) || !Array.isArray(result.errors) || result.errors.length === 0) return result;
	const ids = result.errors.map(({ id }) => id);
	const slug = collection.slug as CollectionSlug;
	const where = { id: { in: ids } };
	const { docs } = await req.payload.find({ collection: slug, where, draft: true, depth: 0, pagination: false, req });
	const titles = new Map(docs.map((doc) => [doc.id, titleOf(doc)]));
	const errors = result.errors.map((error) => ({ ...error, message: `${titles.get(error.id) ?? ''}${error.message}` }));
	return { ...result, errors };
};
