import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDataFolder, releaseMarks } from '@site/contract/data-folder';
import { release } from '@site/contract/release';
import { hasTables, load, makeDatabase } from '../../apps/studio/src/database/dump.ts';
import { holdLock } from '../../apps/studio/src/database/hold-lock.ts';
import { copyFolder, copyPrivately } from './copy.ts';
import { withOwnDatabase } from './database.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { newerStep } from './newer-database.ts';
import { assertSpace } from './paths.ts';
import { copySecrets, whyNotTheseSecrets } from './secrets.ts';
import { contentFiles, journalFile, studioFolder, uploadsFolder } from './what-is-kept.ts';

export type RestoreOrder = {
	from: string;
	dataDir: string;
	databaseUrl: string;
	/** Folder with the secrets, or null: then the next start generates new ones. */
	secretsFrom: string | null;
	/** Whether existing data is moved aside; otherwise the restore refuses. */
	over: boolean;
};

/** Size of an empty PostgreSQL cluster, and the compression ratio of rows. */
const newDatabase = 64 * 1024 * 1024;
const unpacked = 6;

/**
 * Nothing is changed until the whole back-up has been verified and copied next to the data it replaces: an earlier
 * failure leaves everything as it was. Returns where the former data went.
 */
export async function restoreBackup(order: RestoreOrder) {
	const { from, dataDir, databaseUrl, secretsFrom, over } = order;
	const manifest = await readManifest(from, release);
	if (typeof manifest === 'string') throw new Error(manifest);
	const newer = await newerStep(join(from, 'database'));
	if (newer)
		throw new Error(
			`the back-up was made by a newer release, whose database has the step ${newer}: put it in place first`,
		);
	const problem = secretsFrom && (await whyNotTheseSecrets(secretsFrom, manifest.secrets));
	if (problem) throw new Error(problem);
	await assertSpace(dataDir, bytesFor(manifest, databaseUrl));
	openDataFolder(dataDir);
	const locks = [holdLock(join(dataDir, 'start.lock')), holdLock(join(dataDir, 'postgres.lock'))];
	try {
		if (locks.includes(null)) throw new Error(`${dataDir} is in use: stop the site and the studio first`);
		const withDatabase = manifest.parts.includes('database');
		const moment = new Date().toISOString().replace(/[:.]/g, '-');
		const aside = `replaced-${moment}`;
		const inTheWay = await kept(dataDir);
		const tablesInTheWay = withDatabase && databaseUrl !== '' && (await hasTables(databaseUrl));
		const data = [...inTheWay.filter((name) => !isMark(name)), ...(tablesInTheWay ? ['tables'] : [])];
		if (data.length > 0 && !over) throw new Error(`there is data already: ${data.join(', ')}; --over moves it aside`);
		const draft = join(dataDir, `${draftName}${moment}`);
		try {
			await makeDraft(draft, order, withDatabase);
			if (withDatabase && databaseUrl) {
				await makeDatabase(databaseUrl);
				await load(databaseUrl, join(from, 'database'), tablesInTheWay ? aside : null);
			}
			if (inTheWay.length > 0) await moveAll(inTheWay, dataDir, join(dataDir, aside));
			await moveAll(await readdir(draft), draft, dataDir);
		} finally {
			await rm(draft, { recursive: true, force: true });
		}
		return { manifest, aside: inTheWay.length > 0 || tablesInTheWay ? aside : null };
	} finally {
		for (const lock of locks) lock?.release();
	}
}

const draftName = 'restoring-';

/** The marks of the release that wrote the folder are not data; they are moved aside with that release's files. */
const isMark = (name: string) => Object.values<string>(releaseMarks).includes(name);

/** Prepares everything to be restored in a folder next to what it replaces. */
async function makeDraft(
	draft: string,
	{ from, dataDir, databaseUrl, secretsFrom }: RestoreOrder,
	withDatabase: boolean,
) {
	openDataFolder(draft);
	for (const name of [journalFile, ...contentFiles])
		if (existsSync(join(from, name))) await copyPrivately(join(from, name), join(draft, name));
	for (const name of [uploadsFolder, studioFolder]) await copyFolder(join(from, name), join(draft, name));
	if (secretsFrom) await copySecrets(secretsFrom, draft);
	if (!withDatabase || databaseUrl) return;
	await mkdir(join(draft, 'postgres'), { mode: 0o700 });
	const putBack = (url: string, administratorUrl?: string) => load(url, join(from, 'database'), null, administratorUrl);
	await withOwnDatabase(draft, putBack, [dataDir]);
	await rm(join(draft, 'postgres.lock'), { force: true });
}

async function moveAll(names: readonly string[], from: string, to: string): Promise<void> {
	await mkdir(to, { recursive: true, mode: 0o700 });
	for (const name of names) await rename(join(from, name), join(to, name));
}

function bytesFor({ files, parts }: Manifest, databaseUrl: string): number {
	const isDatabase = ({ path }: { path: string }) => path.startsWith('database/');
	const sum = (some: typeof files) => some.reduce((all, { bytes }) => all + bytes, 0);
	const database =
		databaseUrl || !parts.includes('database') ? 0 : newDatabase + unpacked * sum(files.filter(isDatabase));
	return database + sum(files.filter((file) => !isDatabase(file)));
}

/** Existing files that a restore would overwrite or mix with; leftovers of an interrupted restore are deleted first. */
async function kept(dataDir: string): Promise<string[]> {
	const locks = ['start.lock', 'postgres.lock', 'logs'];
	const entries = await readdir(dataDir);
	for (const name of entries.filter((each) => each.startsWith(draftName)))
		await rm(join(dataDir, name), { recursive: true });
	return entries.filter((name) => !locks.includes(name) && !/^(?:replaced|restoring)-/.test(name));
}
