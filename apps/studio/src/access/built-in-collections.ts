import type { Access, CollectionConfig, PayloadRequest, SanitizedConfig, Where } from 'payload';
import { nobody } from './roles.ts';
import { sortWithin } from './sort-within.ts';

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
