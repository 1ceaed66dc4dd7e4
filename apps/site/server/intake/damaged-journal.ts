import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { journalSuffixes } from './journal-file.ts';
import { isDamaged, isOwnFault } from './sqlite-errors.ts';

export type Salvage = { folder: string; rows: number; unreadable: number };

const unfinished = '.unfinished';
/** If the last row id cannot be read, look for rows up to this many ids beyond the last readable one. */
const beyond = 100_000;

const setAsideFolder = (journalPath: string) => join(dirname(journalPath), 'set-aside');

/** Number of damaged journals set aside. An operator deletes them once nothing more can be recovered. */
export function countSetAside(journalPath: string): number {
	try {
		return readdirSync(setAsideFolder(journalPath)).length;
	} catch {
		return 0;
	}
}

/** Moves a damaged journal aside. Its folder is marked unfinished until the readable rows have been copied. */
export function setAside(journalPath: string): void {
	const stamp = new Date().toISOString().replace(/[:.]/g, '-');
	const folder = join(setAsideFolder(journalPath), stamp + unfinished);
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	moveInto(folder, journalPath);
}

function moveInto(folder: string, journalPath: string) {
	for (const suffix of journalSuffixes) {
		if (!existsSync(journalPath + suffix)) continue;
		renameSync(journalPath + suffix, join(folder, basename(journalPath) + suffix));
	}
}

const unfinishedFolders = (journalPath: string): string[] => {
	const folder = setAsideFolder(journalPath);
	if (!existsSync(folder)) return [];
	return readdirSync(folder).flatMap((name) => (name.endsWith(unfinished) ? join(folder, name) : []));
};

/** Completes a move that a crash interrupted, with some of the journal's files already moved. */
export function finishSettingAside(journalPath: string): void {
	const [folder] = unfinishedFolders(journalPath);
	if (folder && !existsSync(journalPath)) moveInto(folder, journalPath);
}

/** Copies every readable row of the journals that were set aside. Safe to repeat. */
export function salvageInto(fresh: DatabaseSync, journalPath: string): Salvage[] {
	return unfinishedFolders(journalPath).map((folder) => {
		const found = { rows: 0, unreadable: 0 };
		fresh.exec('BEGIN IMMEDIATE');
		try {
			salvage(join(folder, basename(journalPath)), fresh, found);
			fresh.exec('COMMIT');
		} catch (error) {
			fresh.exec('ROLLBACK');
			throw error;
		}
		const finished = folder.slice(0, -unfinished.length);
		renameSync(folder, finished);
		return { folder: basename(finished), ...found };
	});
}

function salvage(path: string, fresh: DatabaseSync, found: { rows: number; unreadable: number }) {
	if (!existsSync(path)) return;
	const damaged = attempt(() => new DatabaseSync(path, { timeout: 0 }));
	if (!damaged) return;
	try {
		for (const table of ['submissions', 'uploads', 'submission_files', 'view_batches', 'search_batches'])
			salvageTable(damaged, fresh, table, found);
	} finally {
		attempt(() => damaged.close());
	}
}

function salvageTable(
	damaged: DatabaseSync,
	fresh: DatabaseSync,
	table: string,
	found: { rows: number; unreadable: number },
) {
	const known = new Set(columnsOf(fresh, table));
	const columns = (attempt(() => columnsOf(damaged, table)) ?? []).filter((name) => known.has(name));
	const one = attempt(() => damaged.prepare(`SELECT ${columns.join()} FROM ${table} NOT INDEXED WHERE rowid = ?`));
	if (!one || columns.length === 0) return;
	const insert = fresh.prepare(
		`INSERT OR IGNORE INTO ${table} (${columns.join()}) VALUES (${columns.map((name) => `:${name}`).join()})`,
	);
	for (let rowid = 1, last = lastRow(damaged, table); rowid <= last; rowid++) {
		try {
			const row = one.get(rowid);
			if (row) found.rows += Number(insert.run(row).changes);
		} catch (error) {
			if (!isDamaged(error) && !isOwnFault(error)) throw error;
			found.unreadable++;
		}
	}
}

const columnsOf = (database: DatabaseSync, table: string): string[] =>
	database
		.prepare(`PRAGMA table_info(${table})`)
		.all()
		.map(({ name }) => String(name));

function lastRow(damaged: DatabaseSync, table: string): number {
	const last = attempt(() => damaged.prepare(`SELECT max(rowid) AS last FROM ${table} NOT INDEXED`).get()?.last);
	if (last !== undefined) return Number(last ?? 0);
	let read = 0;
	attempt(() => {
		for (const { rowid } of damaged.prepare(`SELECT rowid FROM ${table} NOT INDEXED`).iterate()) read = Number(rowid);
	});
	return read + beyond;
}

function attempt<T>(work: () => T): T | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}
