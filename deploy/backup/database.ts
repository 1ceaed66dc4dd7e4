import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { holdLock } from '../../apps/studio/src/database/hold-lock.ts';
import { startOwnDatabase } from '../../apps/studio/src/database/own-database.ts';

/**
 * Runs `work` on the studio's own PostgreSQL, starting it if necessary; null if the data folder has none. `within` are
 * the product's folders around it. The second URL is the administrator's, for a restore, which finds nothing running.
 */
export async function withOwnDatabase<T>(
	dataDir: string,
	work: (url: string, administratorUrl?: string) => Promise<T>,
	within: string[] = [],
): Promise<T | null> {
	const folder = join(dataDir, 'postgres');
	if (!existsSync(folder)) return null;
	const lock = holdLock(`${folder}.lock`);
	if (!lock) return work(await runningUrl(folder));
	const database = await startOwnDatabase(folder, { within });
	try {
		return await work(database.url, database.administratorUrl);
	} finally {
		await database.stop();
		lock.release();
	}
}

/** A studio is running it: the port is in postmaster.pid, the password next to the folder. */
async function runningUrl(folder: string): Promise<string> {
	const password = await readFile(`${folder}-password`, 'utf8');
	const port = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[3];
	return `postgres://studio:${password}@127.0.0.1:${port}/studio`;
}
