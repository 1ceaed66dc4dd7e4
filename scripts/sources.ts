import { globSync } from 'node:fs';
import { root } from './steps.ts';

/** Folders that packages, builds and releases write. `build-part.ts` is none of them: a release has its fingerprint in its name. */
export const isMade = (name: string) =>
	/^(node_modules|(build|\.next)(-[0-9a-f]{16}(\.\d+)?)?|\.react-router)$/.test(name);

/** The files of a pattern that people have written, by their paths from the root. */
export const sourcesOf = (pattern: string): string[] =>
	globSync(pattern, { cwd: root, exclude: (path) => isMade(path.split('/').at(-1) ?? '') });
