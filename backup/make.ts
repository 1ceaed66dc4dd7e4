import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dump } from '../apps/studio/src/database/dump.ts';
import { copyFolder, copyJournal, copyPrivately } from './copy.ts';
import { withOwnDatabase } from './database.ts';
import { writeManifest } from './manifest.ts';
import { contentFiles, journalFile, secretFiles, studioFolder, uploadsFolder } from './what-is-kept.ts';

export type BackupOrder = {
	dataDir: string;
	/** Where the studio's database is, unless it is the one in the data folder. */
	databaseUrl: string;
	/** A folder that is not there yet. */
	to: string;
	/** Secrets go to a place of their own, or nowhere. */
	secretsTo: string | null;
};

/**
 * Copies all that is kept, while it is in use. The order matters: what the courier hands over meanwhile is then in the copy
 * of the journal, in that of the database, or in both, which the studio knows how to take; it is never in neither.
 */
export async function makeBackup({ dataDir, databaseUrl, to, secretsTo }: BackupOrder) {
	if (`${to}/`.startsWith(`${dataDir}/`)) throw new Error('a back-up inside the data folder would be lost with it');
	if (existsSync(to)) throw new Error(`${to} is there already`);
	const unfinished = `${to}.part`;
	await mkdir(unfinished, { recursive: true, mode: 0o700 });
	const parts: string[] = [];
	try {
		if (existsSync(join(dataDir, journalFile))) {
			await copyJournal(join(dataDir, journalFile), join(unfinished, journalFile));
			await copyFolder(join(dataDir, uploadsFolder), join(unfinished, uploadsFolder));
			parts.push('journal', 'uploads');
		}
		for (const name of contentFiles)
			if (existsSync(join(dataDir, name))) await copyPrivately(join(dataDir, name), join(unfinished, name));
		const copyDatabase = (url: string) => dump(url, join(unfinished, 'database'));
		const database = databaseUrl ? await copyDatabase(databaseUrl) : await withOwnDatabase(dataDir, copyDatabase);
		if (database) parts.push('database');
		if (await copyFolder(join(dataDir, studioFolder), join(unfinished, studioFolder))) parts.push('files');
		if (parts.length === 0) throw new Error(`there is nothing to back up in ${dataDir}`);
		const madeAt = new Date().toISOString();
		const manifest = await writeManifest(unfinished, { madeAt, release: await release(), parts });
		await rename(unfinished, to);
		if (secretsTo) await copySecrets(dataDir, secretsTo);
		return manifest;
	} finally {
		await rm(unfinished, { recursive: true, force: true });
	}
}

async function copySecrets(dataDir: string, to: string): Promise<void> {
	for (const name of secretFiles)
		if (existsSync(join(dataDir, name))) await copyPrivately(join(dataDir, name), join(to, name));
}

async function release(): Promise<string> {
	const described: { version: string } = JSON.parse(
		await readFile(join(import.meta.dirname, '../package.json'), 'utf8'),
	);
	return described.version;
}
