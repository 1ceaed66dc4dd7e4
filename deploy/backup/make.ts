import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { release } from '@site/contract/release';
import { dump } from '../../apps/studio/src/database/dump.ts';
import { copyFolder, copyJournal, copyPrivately } from './copy.ts';
import { withOwnDatabase } from './database.ts';
import { writeManifest } from './manifest.ts';
import { isInside } from './paths.ts';
import { copySecrets, secretsIn, whyNoSecretsTo } from './secrets.ts';
import { contentFiles, journalFile, studioFolder, uploadsFolder } from './what-is-kept.ts';

export type BackupOrder = {
	dataDir: string;
	/** The studio's database, if it is not the one in the data folder. */
	databaseUrl: string;
	/** A folder that is not there yet. */
	to: string;
	/** Folder for the secrets, or null to leave them out. */
	secretsTo: string | null;
};

/**
 * Copies all data while it is in use. The order matters: what the courier delivers meanwhile is then in the copy of the
 * journal, in that of the database, or in both, which the studio recognizes; it is never in neither.
 */
export async function makeBackup({ dataDir, databaseUrl, to, secretsTo }: BackupOrder) {
	const problem = await whyNotTo(to, secretsTo, dataDir);
	if (problem) throw new Error(problem);
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
		const about = { madeAt, release, parts, secrets: await secretsIn(dataDir) };
		const manifest = await writeManifest(unfinished, about);
		if (secretsTo) await copySecrets(dataDir, secretsTo);
		await rename(unfinished, to);
		return manifest;
	} finally {
		await rm(unfinished, { recursive: true, force: true });
	}
}

/** Why a back-up cannot be written there; null if it can. */
async function whyNotTo(to: string, secretsTo: string | null, dataDir: string): Promise<string | null> {
	for (const folder of secretsTo ? [to, secretsTo] : [to])
		if (await isInside(folder, dataDir)) return 'a back-up inside the data folder would be lost with it';
	if (existsSync(to)) return `${to} is there already`;
	if (!secretsTo) return null;
	if (await isInside(secretsTo, to)) return 'secrets go to another folder, not into the back-up';
	return whyNoSecretsTo(secretsTo, dataDir);
}
