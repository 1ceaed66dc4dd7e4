import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const steps = join(import.meta.dirname, '../apps/studio/src/migrations');

/** A step of the database that this release does not know: a newer one took it. Undefined where it knows all of them. */
export async function newerStep(database: string): Promise<string | undefined> {
	const file = join(database, 'tables/payload_migrations.rows.gz');
	if (!existsSync(file)) return undefined;
	const known = new Set((await readdir(steps)).map((name) => basename(name, '.ts')));
	const rows = gunzipSync(await readFile(file)).toString();
	// In PostgreSQL's text form: the number, then the name.
	const taken = rows.split('\n').flatMap((row) => row.split('\t')[1] ?? []);
	return taken.find((name) => !known.has(name));
}
