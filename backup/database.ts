import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { holdLock } from '../apps/studio/src/database/hold-lock.ts';
import { startOwnDatabase } from '../apps/studio/src/database/own-database.ts';

/** The studio's own PostgreSQL, running or not; null where the data folder has none. `within` are the product's folders around it. */
export async function withOwnDatabase<T>(
	dataDir: string,
	work: (url: string) => Promise<T>,
	within: string[] = [],
): Promise<T | null> {
	const folder = join(dataDir, 'postgres');
	if (!existsSync(folder)) return null;
	const lock = holdLock(`${folder}.lock`);
	if (!lock) return work(await runningUrl(folder));
	const database = await startOwnDatabase(folder, { within });
	try {
		return await work(database.url);
	} finally {
		await database.stop();
		lock.release();
	}
}

/** A studio has it: its port stands in PostgreSQL's own note, its password beside the folder. */
async function runningUrl(folder: string): Promise<string> {
	const password = await readFile(`${folder}-password`, 'utf8');
	const port = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[3];
	return `postgres://studio:${password}@127.0.0.1:${port}/studio`;
}
