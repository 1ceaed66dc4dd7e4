import type { CollectionConfig, GlobalConfig } from 'payload';
import { has, only, overseers, type Role } from './roles.ts';

/** Access to content for editors and the `others` named. */
export const contentAccess = (...others: Role[]): CollectionConfig['access'] => {
	const rule = only('editor', ...others);
	const read = only('editor', ...overseers, ...others);
	return { read, readVersions: read, create: rule, update: rule, delete: rule };
};

/** Content whose facts are regulated. */
export const regulatedAccess = contentAccess(...overseers);

export const globalAccess = (...others: Role[]): GlobalConfig['access'] => {
	const rule = only('editor', ...others);
	const read = only('editor', ...overseers, ...others);
	return { read, readVersions: read, update: rule };
};

/**
 * Hides it from the menu of all other roles; access itself is enforced on the server. Overseers see all that editors
 * see.
 */
export const hiddenExceptFor =
	(...wanted: Role[]) =>
	({ user }: { user: unknown }): boolean =>
		!has(user as Parameters<typeof has>[0], ...wanted, ...(wanted.includes('editor') ? overseers : []));
