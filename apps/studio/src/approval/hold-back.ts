import type {
	CollectionAfterChangeHook,
	CollectionBeforeChangeHook,
	CollectionBeforeOperationHook,
	CollectionSlug,
	FlattenedField,
} from 'payload';
import { aloneWith } from '../database/alone.ts';
import { publishedOf, type Values, valuesOf } from '../server/on-the-site.ts';
import { noteOf } from '../server/request-context.ts';
import { differences } from '../trail/differences.ts';
import { nameRelations } from '../trail/name-relations.ts';
import { propose, takeBackChanged } from './proposals.ts';
import { isFree, isRegulated, scopeOf } from './regulated-fields.ts';

const heldBack = noteOf<{ values: Values; isNew: boolean }>('held back');

/** Initial values in a collection without drafts. */
const defaultsOf = (fields: readonly FlattenedField[]): Values =>
	Object.fromEntries(fields.map((field) => [field.name, 'defaultValue' in field ? field.defaultValue : null]));

/** The published values. Without drafts, every saved value counts as published. */
async function agreedOn(args: Parameters<CollectionBeforeChangeHook>[0], fields: readonly FlattenedField[]) {
	const { collection, operation, originalDoc, req } = args;
	if (collection.versions?.drafts)
		return operation === 'update'
			? publishedOf(req, { kind: collection.slug, item: Number(originalDoc?.id) })
			: undefined;
	return operation === 'update' ? { ...originalDoc } : defaultsOf(fields);
}

/** Runs before Payload locks the item; otherwise a save and an approval could wait for each other. */
export const oneAfterAnother: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
	if (operation === 'update' && 'id' in args && args.id !== undefined) await aloneWith(req, collection.slug, args.id);
};

/** Publishes the values that need no approval and holds back the others for a second person. */
export const holdBack: CollectionBeforeChangeHook = async (args) => {
	const { collection, context, data, originalDoc, req } = args;
	const { slug, flattenedFields, versions } = collection;
	const isPublication = versions?.drafts ? data._status === 'published' && !data.deletedAt : true;
	if (!isPublication || !req.user || context.isApproved || context.supersedes) return data;
	if (originalDoc) await aloneWith(req, slug, originalDoc.id);
	const scope = await scopeOf(req);
	const wanted: Values = { ...originalDoc, ...data };
	const fields = flattenedFields.filter(({ name }) => isRegulated(scope, slug, name) && !isFree(slug, wanted[name]));
	if (fields.length === 0) return data;
	const agreed = await agreedOn(args, fields);
	const differing = agreed ? fields.filter((field) => differences([field], agreed, wanted).length > 0) : fields;
	if (differing.length === 0) return data;
	const values = valuesOf(differing, wanted);
	// A new document has no id yet; a request creates one at most.
	heldBack.keep(req, slug, originalDoc?.id, { values, isNew: !agreed });
	return agreed ? { ...data, ...valuesOf(differing, agreed) } : { ...data, _status: 'draft' };
};

const titleOf = (doc: Values, field: string | undefined) => String(doc[field ?? 'id'] ?? doc.id);

/** Creates the proposal, and keeps the content of the form as a draft. */
export const layBefore: CollectionAfterChangeHook = async ({
	collection,
	context,
	doc,
	operation,
	previousDoc,
	req,
}) => {
	const { slug, flattenedFields, admin, versions } = collection;
	const held = heldBack.take(req, slug, operation === 'create' ? undefined : doc.id);
	const isChanged = operation === 'update' && differences(flattenedFields, previousDoc, doc).length > 0;
	if (!held) {
		if (!versions?.drafts && isChanged && !context.isApproved) await takeBackChanged(req, slug, Number(doc.id));
		return doc;
	}
	const published = held.isNew
		? {}
		: versions?.drafts
			? ((await publishedOf(req, { kind: slug, item: Number(doc.id) })) ?? {})
			: doc;
	const fields = flattenedFields.filter(({ name }) => name in held.values);
	const changes = await nameRelations(req, differences(fields, published, held.values));
	const title = titleOf({ ...doc, ...held.values }, admin.useAsTitle);
	const proposed = { kind: slug, item: Number(doc.id), title, isNew: held.isNew, values: held.values, changes };
	await propose(req, proposed, versions?.drafts ? undefined : { isChanged });
	if (held.isNew || !versions?.drafts) return doc;
	const draft = { collection: slug as CollectionSlug, id: doc.id, data: held.values, draft: true, depth: 0, req };
	return { ...doc, ...(await req.payload.update(draft)) };
};
