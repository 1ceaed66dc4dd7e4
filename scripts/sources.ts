import { globSync } from 'node:fs';
import { root } from './steps.ts';

/**
 * Generated folders: packages, builds and releases (with a fingerprint in their name). `build-part.ts` is not one of
 * them.
 */
export const isMade = (name: string) =>
	/^(node_modules|(build|\.next)(-[0-9a-f]{16}(\.\d+)?)?|\.react-router)$/.test(name);

/** Source files that match a pattern, as paths from the root. */
export const sourcesOf = (pattern: string): string[] =>
	globSync(pattern, { cwd: root, exclude: (path) => isMade(path.split('/').at(-1) ?? '') });
