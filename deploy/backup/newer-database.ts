import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const steps = join(import.meta.dirname, '../../apps/studio/src/migrations');

/** A migration in the database that this release does not know, so a newer one ran it. Undefined if all are known. */
export async function newerStep(database: string): Promise<string | undefined> {
	const file = join(database, 'tables/payload_migrations.rows.gz');
	if (!existsSync(file)) return undefined;
	const known = new Set((await readdir(steps)).map((name) => basename(name, '.ts')));
	const rows = gunzipSync(await readFile(file)).toString();
	// PostgreSQL's text format: id, then name.
	const taken = rows.split('\n').flatMap((row) => row.split('\t')[1] ?? []);
	return taken.find((name) => !known.has(name));
}
