import { existsSync } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { openDataFolder } from '../apps/site/server/data-folder.ts';
import { hasTables, load, makeDatabase, setTablesAside } from '../apps/studio/src/database/dump.ts';
import { holdLock } from '../apps/studio/src/database/hold-lock.ts';
import { copyFolder, copyPrivately } from './copy.ts';
import { withOwnDatabase } from './database.ts';
import { readManifest } from './manifest.ts';
import { contentFiles, journalFile, secretFiles, studioFolder, uploadsFolder } from './what-is-kept.ts';

export type RestoreOrder = {
	from: string;
	dataDir: string;
	databaseUrl: string;
	/** Where the secrets were put, or null: then the next start makes new ones. */
	secretsFrom: string | null;
	/** What is there is moved aside first; otherwise it is a reason to refuse. */
	over: boolean;
};

/** Nothing is touched before the whole back-up was read and found as it was made. Gives where the former data went. */
export async function restoreBackup({ from, dataDir, databaseUrl, secretsFrom, over }: RestoreOrder) {
	const manifest = await readManifest(from);
	if (typeof manifest === 'string') throw new Error(manifest);
	openDataFolder(dataDir);
	const locks = [holdLock(join(dataDir, 'start.lock')), holdLock(join(dataDir, 'postgres.lock'))];
	try {
		if (locks.includes(null)) throw new Error(`${dataDir} is in use: stop the site and the studio first`);
		const withDatabase = manifest.parts.includes('database');
		const aside = `replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`;
		const inTheWay = await kept(dataDir);
		const tablesInTheWay = withDatabase && databaseUrl !== '' && (await hasTables(databaseUrl));
		if ((inTheWay.length > 0 || tablesInTheWay) && !over)
			throw new Error(`there is data already: ${[...inTheWay, ...(tablesInTheWay ? ['tables'] : [])].join(', ')}`);
		if (inTheWay.length > 0) await mkdir(join(dataDir, aside), { mode: 0o700 });
		for (const name of inTheWay) await rename(join(dataDir, name), join(dataDir, aside, name));
		if (tablesInTheWay) await setTablesAside(databaseUrl, aside);
		for (const name of [journalFile, ...contentFiles])
			if (existsSync(join(from, name))) await copyPrivately(join(from, name), join(dataDir, name));
		for (const name of [uploadsFolder, studioFolder]) await copyFolder(join(from, name), join(dataDir, name));
		for (const name of secretFiles)
			if (secretsFrom && existsSync(join(secretsFrom, name)))
				await copyPrivately(join(secretsFrom, name), join(dataDir, name));
		locks[1]?.release();
		if (withDatabase) await restoreDatabase(dataDir, databaseUrl, join(from, 'database'));
		return { manifest, aside: inTheWay.length > 0 || tablesInTheWay ? aside : null };
	} finally {
		locks[0]?.release();
	}
}

async function restoreDatabase(dataDir: string, databaseUrl: string, from: string): Promise<void> {
	const fill = async (url: string) => {
		await makeDatabase(url);
		await load(url, from);
	};
	if (databaseUrl) return fill(databaseUrl);
	await mkdir(join(dataDir, 'postgres'), { mode: 0o700 });
	await withOwnDatabase(dataDir, fill);
}

/** What a restore would write over, or leave behind beside something that it does not belong to. */
async function kept(dataDir: string): Promise<string[]> {
	const locks = ['start.lock', 'postgres.lock', 'logs'];
	const entries = await readdir(dataDir);
	return entries.filter((name) => !locks.includes(name) && !name.startsWith('replaced-'));
}
