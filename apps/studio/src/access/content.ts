import type { CollectionConfig, GlobalConfig } from 'payload';
import { has, only, type Role } from './roles.ts';

/** Content that editors work on, and `others` with them. */
export const contentAccess = (...others: Role[]): CollectionConfig['access'] => {
	const rule = only('editor', ...others);
	return { read: rule, readVersions: rule, create: rule, update: rule, delete: rule };
};

export const globalAccess = (...others: Role[]): GlobalConfig['access'] => {
	const rule = only('editor', ...others);
	return { read: rule, readVersions: rule, update: rule };
};

/** Hidden from the menu for everybody else; the access rules themselves stand on the server. */
export const hiddenExceptFor =
	(...wanted: Role[]) =>
	({ user }: { user: unknown }): boolean =>
		!has(user as Parameters<typeof has>[0], ...wanted);
