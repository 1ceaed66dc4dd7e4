import type {
	CollectionAfterOperationHook,
	CollectionBeforeChangeHook,
	CollectionBeforeOperationHook,
	CollectionConfig,
	CollectionSlug,
} from 'payload';
import { isObject } from '../server/is-object.ts';

/** Says to the hooks of each document that it is changed together with others, and whether they are only taken off the site. */
const noteMany: CollectionBeforeOperationHook = ({ args, operation, req }) => {
	const data: unknown = 'data' in args ? args.data : undefined;
	if (operation !== 'update' || 'id' in args || !isObject(data)) return;
	req.context.ofMany = true;
	req.context.takesOff = data._status === 'draft' && Object.keys(data).length === 1;
};

/** Payload takes many off the site as they stand there, over the words that somebody is working on. */
const keepDraft: CollectionBeforeChangeHook = async ({ collection, context, data, originalDoc, req }) => {
	if (!context.takesOff || originalDoc?._status !== 'published') return data;
	const slug = collection.slug as CollectionSlug;
	const latest = await req.payload.findByID({ collection: slug, id: originalDoc.id, draft: true, depth: 0, req });
	return { ...data, ...latest, _status: 'draft' };
};

const titleOf = (doc: unknown): string => {
	const title = isObject(doc) ? (doc.title ?? doc.name ?? doc.filename) : undefined;
	return typeof title === 'string' && title !== '' ? `“${title}”: ` : '';
};

/** Of many, each that was refused is named. */
const nameRefused: CollectionAfterOperationHook = async ({ collection, req, result }) => {
	if (!isObject(result) || !Array.isArray(result.errors) || result.errors.length === 0) return result;
	const ids = result.errors.map(({ id }) => id);
	const slug = collection.slug as CollectionSlug;
	const where = { id: { in: ids } };
	const { docs } = await req.payload.find({ collection: slug, where, draft: true, depth: 0, pagination: false, req });
	const titles = new Map(docs.map((doc) => [doc.id, titleOf(doc)]));
	const errors = result.errors.map((error) => ({ ...error, message: `${titles.get(error.id) ?? ''}${error.message}` }));
	return { ...result, errors };
};

/** What is published, unpublished, edited or deleted from a list, many at once. */
export function changedTogether(config: CollectionConfig): CollectionConfig {
	const hasDrafts = typeof config.versions === 'object' && Boolean(config.versions.drafts);
	const { beforeOperation = [], beforeChange = [], afterOperation = [], ...hooks } = config.hooks ?? {};
	return {
		...config,
		hooks: {
			...hooks,
			beforeOperation: [...beforeOperation, noteMany],
			beforeChange: hasDrafts ? [keepDraft, ...beforeChange] : beforeChange,
			afterOperation: [...afterOperation, nameRefused],
		},
	};
}
