import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { journalTables } from './journal-tables.ts';

/** The disk refuses: full, read-only, gone. Reads of the site go on; a submission has to be tried again. */
export class JournalUnavailable extends Error {
	constructor(cause: unknown) {
		super('The journal cannot be written', { cause });
		this.name = 'JournalUnavailable';
	}
}

export type Journal = {
	/** Runs the work in a transaction that is on disk when the promise resolves. Works that wait together commit together. */
	write<T>(work: (database: DatabaseSync) => T): Promise<T>;
	read<T>(work: (database: DatabaseSync) => T): T;
	close(): void;
};

type Waiting = { run(database: DatabaseSync): void; done(): void; failed(reason: unknown): void };

const pageBytes = 4096;

/** `maximumBytes` keeps a flood from filling the disk that everything else needs too. */
export function createJournal({ path, maximumBytes }: { path: string; maximumBytes: number }): Journal {
	let database: DatabaseSync | undefined;
	let waiting: Waiting[] = [];

	function opened(): DatabaseSync {
		if (database) return database;
		mkdirSync(dirname(path), { recursive: true });
		const fresh = new DatabaseSync(path, { timeout: 2000 });
		try {
			fresh.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA page_size = ${pageBytes};
				PRAGMA max_page_count = ${Math.floor(maximumBytes / pageBytes)};`);
			fresh.exec(journalTables);
		} catch (error) {
			fresh.close();
			throw error;
		}
		database = fresh;
		return fresh;
	}

	/** After a failure the next use opens the file afresh, so that a disk that recovers is used again. */
	function close() {
		try {
			database?.close();
		} finally {
			database = undefined;
		}
	}

	function commit() {
		const batch = waiting;
		waiting = [];
		try {
			const open = opened();
			open.exec('BEGIN IMMEDIATE');
			for (const work of batch) work.run(open);
			open.exec('COMMIT');
		} catch (error) {
			close();
			for (const work of batch) work.failed(new JournalUnavailable(error));
			return;
		}
		for (const work of batch) work.done();
	}

	return {
		write: (work) =>
			new Promise((resolve, reject) => {
				if (waiting.length === 0) setImmediate(commit);
				let finish = () => {};
				waiting.push({
					run: (open) => {
						const result = work(open);
						finish = () => resolve(result);
					},
					done: () => finish(),
					failed: reject,
				});
			}),
		read: (work) => {
			try {
				return work(opened());
			} catch (error) {
				close();
				throw new JournalUnavailable(error);
			}
		},
		close: () => {
			if (waiting.length > 0) commit();
			close();
		},
	};
}
