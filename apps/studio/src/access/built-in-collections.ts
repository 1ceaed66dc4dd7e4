import type {
	Access,
	CollectionBeforeDeleteHook,
	CollectionBeforeValidateHook,
	CollectionConfig,
	CollectionSlug,
	PayloadRequest,
	SanitizedConfig,
	Where,
} from 'payload';
import { isObject } from '../server/is-object.ts';
import { has, nobody } from './roles.ts';
import { sortWithin } from './sort-within.ts';

type Stated = Required<Pick<NonNullable<CollectionConfig['access']>, 'create' | 'read' | 'update' | 'delete'>>;

const closed: Stated = { create: nobody, read: nobody, update: nobody, delete: nobody };

const own = ({ user }: PayloadRequest): Where => ({ 'user.value': { equals: user?.id ?? 0 } });
const signedIn: Access = ({ req }) => Boolean(req.user);
const ownAlone: Access = ({ req }) => (req.user ? own(req) : false);

/** Locks in collections and globals in which the user may change something. */
async function changeable(req: PayloadRequest): Promise<Where[]> {
	const { collections, globals } = req.payload.config;
	const found: Where[] = [];
	for (const { slug, access } of collections)
		if (slug in builtInAccess === false && (await access.update({ req })))
			found.push({ 'document.relationTo': { equals: slug } });
	for (const { slug, access } of globals)
		if (await access.update({ req })) found.push({ globalSlug: { equals: slug } });
	return found;
}

async function mayChange(req: PayloadRequest, slug: string, id: number): Promise<boolean> {
	const config = req.payload.config.collections.find((one) => one.slug === slug);
	if (!config || slug in builtInAccess || !Number.isSafeInteger(id)) return false;
	const allowed = await config.access.update({ req, id });
	if (!allowed) return false;
	const where: Where = { and: [{ id: { equals: id } }, ...(allowed === true ? [] : [allowed])] };
	return (await req.payload.count({ collection: slug as CollectionSlug, where, req })).totalDocs > 0;
}

/** Whether the user may change the item of a lock. */
async function mayLock(req: PayloadRequest, data: unknown): Promise<boolean> {
	const { document, globalSlug } = isObject(data) ? data : {};
	if (document && !(isObject(document) && (await mayChange(req, String(document.relationTo), Number(document.value)))))
		return false;
	const global = req.payload.config.globals.find(({ slug }) => slug === globalSlug);
	return !globalSlug || Boolean(global && (await global.access.update({ req })));
}

/**
 * A lock shows who edits an item. Users who may change the item may read it, and take it over in their own name only.
 */
const locks: Stated = {
	create: async ({ req, data }) => Boolean(req.user) && mayLock(req, data),
	read: async ({ req }) => req.user !== null && (has(req.user) || { or: [own(req), ...(await changeable(req))] }),
	update: async ({ req, data }) =>
		req.user !== null && (await mayLock(req, data)) && { or: [own(req), ...(await changeable(req))] },
	delete: ({ req }) => req.user !== null && (has(req.user) || own(req)),
};

/** Access to the collections that Payload adds. Those not listed are closed. */
const builtInAccess: Record<string, Stated> = {
	'payload-locked-documents': locks,
	// Payload stores each for the requesting user.
	'payload-preferences': { create: signedIn, read: ownAlone, update: ownAlone, delete: ownAlone },
	'payload-migrations': closed,
	'payload-jobs': closed,
	'payload-kv': closed,
};

/** Ends the locks of a user who is deleted. A lock without a user would keep everybody from selecting its item in lists. */
export const endLocks: CollectionBeforeDeleteHook = async ({ id, req }) => {
	const where: Where = { 'user.value': { equals: id } };
	await req.payload.delete({ collection: 'payload-locked-documents', where, req });
};

/** A lock requested by a user gets that user as its owner; internal calls name the owner themselves. */
const inOwnName: CollectionBeforeValidateHook = ({ data, req }) =>
	data && req.user ? { ...data, user: { relationTo: req.user.collection, value: req.user.id } } : data;

/**
 * States the access of Payload's own collections, which by default admit every user, and limits sorting in all
 * collections to their own fields.
 */
export function withStatedAccess(config: SanitizedConfig): SanitizedConfig {
	for (const { hooks } of config.collections) hooks.beforeOperation = [...(hooks.beforeOperation ?? []), sortWithin];
	for (const collection of config.collections.filter(({ slug }) => slug.startsWith('payload-'))) {
		Object.assign(collection.access, builtInAccess[collection.slug] ?? closed);
		if (collection.slug === 'payload-locked-documents')
			collection.hooks.beforeValidate = [...(collection.hooks.beforeValidate ?? []), inOwnName];
	}
	return config;
}
