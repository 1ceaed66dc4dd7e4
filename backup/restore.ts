import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDataFolder, releaseMarks } from '@site/contract/data-folder';
import { release } from '@site/contract/release';
import { hasTables, load, makeDatabase } from '../apps/studio/src/database/dump.ts';
import { holdLock } from '../apps/studio/src/database/hold-lock.ts';
import { copyFolder, copyPrivately } from './copy.ts';
import { withOwnDatabase } from './database.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { newerStep } from './newer-database.ts';
import { assertRoom } from './room.ts';
import { copySecrets, whyNotTheseSecrets } from './secrets.ts';
import { contentFiles, journalFile, studioFolder, uploadsFolder } from './what-is-kept.ts';

export type RestoreOrder = {
	from: string;
	dataDir: string;
	databaseUrl: string;
	/** Where the secrets were put, or null: then the next start makes new ones. */
	secretsFrom: string | null;
	/** What is there is moved aside first; otherwise it is a reason to refuse. */
	over: boolean;
};

/** What a new PostgreSQL takes before anything is in it, and how much longer rows are when they are not packed. */
const newDatabase = 64 * 1024 * 1024;
const unpacked = 6;

/**
 * Nothing is touched before the whole back-up was read and found as it was made, and lies beside the data it is to replace: what
 * fails before leaves everything as it was. Gives where the former data went.
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
	await assertRoom(dataDir, bytesFor(manifest, databaseUrl));
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

/** What says which release wrote the folder is no data; it goes aside with what that release wrote. */
const isMark = (name: string) => Object.values<string>(releaseMarks).includes(name);

/** All that a restore brings, in a folder beside what it replaces. */
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
	await withOwnDatabase(draft, (url) => load(url, join(from, 'database')), [dataDir]);
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

/** What a restore would write over, or leave behind beside something that it does not belong to; what one left that was killed is none of it. */
async function kept(dataDir: string): Promise<string[]> {
	const locks = ['start.lock', 'postgres.lock', 'logs'];
	const entries = await readdir(dataDir);
	for (const name of entries.filter((each) => each.startsWith(draftName)))
		await rm(join(dataDir, name), { recursive: true });
	return entries.filter((name) => !locks.includes(name) && !/^(?:replaced|restoring)-/.test(name));
}
