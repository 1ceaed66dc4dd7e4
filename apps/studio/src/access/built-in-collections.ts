import type {
	Access,
	CollectionBeforeOperationHook,
	CollectionConfig,
	FlattenedField,
	PayloadRequest,
	SanitizedConfig,
	Where,
} from 'payload';
import { refusal } from '../server/refusal.ts';
import { sayTo } from '../words/said.ts';
import { nobody } from './roles.ts';

const related = ['relationship', 'upload', 'join'];

function leadsElsewhere(fields: readonly FlattenedField[], [name, ...rest]: readonly string[]): boolean {
	if (rest.length === 0) return false;
	const field = fields.find((one) => one.name === name);
	if (!field) return name === 'version' && leadsElsewhere(fields, rest);
	if (related.includes(field.type)) return true;
	return 'flattenedFields' in field && leadsElsewhere(field.flattenedFields, rest);
}

/** Sorting by a field of a related item would reveal its values. */
const sortWithin: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
	if (overrideAccess || !('sort' in args) || !args.sort) return;
	const paths = [args.sort].flat().flatMap((sort) => String(sort).split(','));
	const isElsewhere = (path: string) =>
		leadsElsewhere(collection.flattenedFields, path.trim().replace(/^-/, '').replaceAll('__', '.').split('.'));
	if (paths.some(isElsewhere))
		throw refusal(sayTo(req)('Sort by a field of the item itself.', '请按该项自身的字段排序。'), 400);
};

type Stated = Required<Pick<NonNullable<CollectionConfig['access']>, 'create' | 'read' | 'update' | 'delete'>>;

const closed: Stated = { create: nobody, read: nobody, update: nobody, delete: nobody };

const own = ({ user }: PayloadRequest): Where => ({ 'user.value': { equals: user?.id ?? 0 } });
const signedIn: Access = ({ req }) => Boolean(req.user);
const ownAlone: Access = ({ req }) => (req.user ? own(req) : false);

/** Access to the collections that Payload adds. Those not listed are closed. */
const builtInAccess: Record<string, Stated> = {
	// Payload stores each for the requesting user.
	'payload-preferences': { create: signedIn, read: ownAlone, update: ownAlone, delete: ownAlone },
	'payload-migrations': closed,
	'payload-jobs': closed,
	'payload-kv': closed,
};

/**
 * States the access of Payload's own collections, which by default admit every user, and limits sorting in all
 * collections to their own fields.
 */
export function withStatedAccess(config: SanitizedConfig): SanitizedConfig {
	for (const { hooks } of config.collections) hooks.beforeOperation = [...(hooks.beforeOperation ?? []), sortWithin];
	for (const { access, slug } of config.collections)
		if (slug.startsWith('payload-')) Object.assign(access, builtInAccess[slug] ?? closed);
	return config;
}
