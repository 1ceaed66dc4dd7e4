import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { journalSteps } from './journal-tables.ts';

/** The database file, its write-ahead log and the log's shared-memory index. */
export const journalSuffixes = ['', '-wal', '-shm'] as const;

const pageBytes = 4096;

/**
 * Opens the journal and migrates it to this release's schema. Only this user can read the file, and deleted data is
 * overwritten. SQLite's own lock timeout is 0, because it would block the event loop.
 */
export function openJournalFile(path: string, maximumBytes: number): DatabaseSync {
	mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
	closeSync(openSync(path, 'a', 0o600));
	for (const suffix of journalSuffixes) keepPrivate(path + suffix);
	const database = new DatabaseSync(path, { timeout: 0 });
	try {
		database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
			PRAGMA max_page_count = ${Math.floor(maximumBytes / pageBytes)};`);
		bringUpToDate(database);
	} catch (error) {
		database.close();
		throw error;
	}
	return database;
}

function keepPrivate(file: string) {
	try {
		chmodSync(file, 0o600);
	} catch {
		// Missing, or owned by another user: its mode cannot be changed.
	}
}

function bringUpToDate(database: DatabaseSync) {
	if (versionOf(database) === journalSteps.length) return;
	database.exec('BEGIN IMMEDIATE');
	const version = versionOf(database);
	if (version > journalSteps.length) throw new Error(`The journal is of a newer release (version ${version})`);
	for (const step of journalSteps.slice(version)) database.exec(step);
	database.exec(`PRAGMA user_version = ${journalSteps.length}; COMMIT;`);
}

const versionOf = (database: DatabaseSync): number =>
	Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
