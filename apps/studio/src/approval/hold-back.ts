import type {
	CollectionAfterChangeHook,
	CollectionBeforeChangeHook,
	CollectionBeforeOperationHook,
	CollectionSlug,
	FlattenedField,
	PayloadRequest,
} from 'payload';
import { aloneWith } from '../database/alone.ts';
import { isObject } from '../server/is-object.ts';
import { differences } from '../trail/differences.ts';
import { nameRelations } from '../trail/name-relations.ts';
import { propose, takeBackChanged, type Values } from './proposals.ts';
import { isFree, isRegulated } from './regulated-fields.ts';
import { scopeOf } from './scope.ts';

/** Passed in `req.context` from the hook before the change to the one after it. */
type Held = { values: Values; isNew: boolean };
const place = (slug: string, id: unknown) => `held back ${slug} ${String(id)}`;
const isHeld = (value: unknown): value is Held => isObject(value) && isObject(value.values);

/** As it is on the site; undefined where it is not there. */
export async function publishedOf(req: PayloadRequest, slug: string, id: unknown): Promise<Values | undefined> {
	const { docs } = await req.payload.find({
		collection: slug as CollectionSlug,
		where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
		draft: false,
		depth: 0,
		limit: 1,
		req,
	});
	const [doc] = docs;
	return doc ? { ...doc } : undefined;
}

const isList = (field: FlattenedField) =>
	field.type === 'array' || field.type === 'blocks' || ('hasMany' in field && field.hasMany === true);

/** What stands in these fields; one that is empty is emptied. */
const valuesOf = (fields: readonly FlattenedField[], from: Values): Values =>
	Object.fromEntries(fields.map((field) => [field.name, from[field.name] ?? (isList(field) ? [] : null)]));

/** What a collection without drafts begins with. */
const defaultsOf = (fields: readonly FlattenedField[]): Values =>
	Object.fromEntries(fields.map((field) => [field.name, 'defaultValue' in field ? field.defaultValue : null]));

/** What is on the site now. Where there are no drafts, all that is saved counts as that. */
async function agreedOn(args: Parameters<CollectionBeforeChangeHook>[0], fields: readonly FlattenedField[]) {
	const { collection, operation, originalDoc, req } = args;
	if (collection.versions?.drafts)
		return operation === 'update' ? publishedOf(req, collection.slug, originalDoc?.id) : undefined;
	return operation === 'update' ? { ...originalDoc } : defaultsOf(fields);
}

/** Before Payload reads and locks the item itself: otherwise this would wait for an approval that waits for this. */
export const oneAfterAnother: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
	if (operation === 'update' && 'id' in args && args.id !== undefined) await aloneWith(req, collection.slug, args.id);
};

/** Publishes what needs nobody else, and lays the rest before a second person. */
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
	// A new document has no number yet; there is one of them in a request.
	req.context[place(slug, originalDoc?.id)] = { values, isNew: !agreed } satisfies Held;
	return agreed ? { ...data, ...valuesOf(differing, agreed) } : { ...data, _status: 'draft' };
};

const titleOf = (doc: Values, field: string | undefined) => String(doc[field ?? 'id'] ?? doc.id);

/** Lays the proposal down, and leaves what was written in the form as a draft. */
export const layBefore: CollectionAfterChangeHook = async ({
	collection,
	context,
	doc,
	operation,
	previousDoc,
	req,
}) => {
	const key = place(collection.slug, operation === 'create' ? undefined : doc.id);
	const held = req.context[key];
	const { slug, flattenedFields, admin, versions } = collection;
	const isChanged = operation === 'update' && differences(flattenedFields, previousDoc, doc).length > 0;
	if (!isHeld(held)) {
		if (!versions?.drafts && isChanged && !context.isApproved) await takeBackChanged(req, slug, Number(doc.id));
		return doc;
	}
	delete req.context[key];
	const published = held.isNew ? {} : versions?.drafts ? ((await publishedOf(req, slug, doc.id)) ?? {}) : doc;
	const fields = flattenedFields.filter(({ name }) => name in held.values);
	const changes = await nameRelations(req, differences(fields, published, held.values));
	const title = titleOf({ ...doc, ...held.values }, admin.useAsTitle);
	const proposed = { kind: slug, item: Number(doc.id), title, isNew: held.isNew, values: held.values, changes };
	await propose(req, proposed, versions?.drafts ? undefined : { isChanged });
	if (held.isNew || !versions?.drafts) return doc;
	const draft = { collection: slug as CollectionSlug, id: doc.id, data: held.values, draft: true, depth: 0, req };
	return { ...doc, ...(await req.payload.update(draft)) };
};
