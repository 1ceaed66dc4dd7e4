import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The newest migration of this release; their names start with the date. */
export const newestStep = (): string =>
	readdirSync(join(import.meta.dirname, '../migrations'))
		.filter((name) => /^\d.*\.ts$/.test(name))
		.sort()
		.at(-1)
		?.replace(/\.ts$/, '') ?? '';
