import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The number of this release. */
export async function currentRelease(): Promise<string> {
	const described: { version: string } = JSON.parse(
		await readFile(join(import.meta.dirname, '../package.json'), 'utf8'),
	);
	return described.version;
}
