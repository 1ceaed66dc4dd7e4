import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The last change of the database that this release knows; their names begin with their date. */
export const newestStep = (): string =>
	readdirSync(join(import.meta.dirname, '../migrations'))
		.filter((name) => name.endsWith('.json'))
		.sort()
		.at(-1)
		?.replace(/\.json$/, '') ?? '';
