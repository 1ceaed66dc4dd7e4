import type { DatabaseSync } from 'node:sqlite';
import { finishSettingAside, type Salvage, salvageInto, setAside } from './damaged-journal.ts';
import { openJournalFile } from './journal-file.ts';
import { isBusy, isDamaged, isOwnFault } from './sqlite-errors.ts';

/** The disk cannot be written: full, read-only or gone. Pages still work; a submission has to be sent again. */
export class JournalUnavailable extends Error {
	constructor(cause: unknown) {
		super('The journal cannot be written', { cause });
		this.name = 'JournalUnavailable';
	}
}

export type Journal = {
	/** Runs `work` in a transaction that is on disk when the promise resolves. Concurrent writes share one commit. */
	write<T>(work: (database: DatabaseSync) => T): Promise<T>;
	read<T>(work: (database: DatabaseSync) => T): T;
	/** Truncates the write-ahead log, so that deleted data is not left there. */
	compact(): void;
	close(): void;
};

type Waiting = { since: number; run(database: DatabaseSync): void; done(): void; failed(reason: unknown): void };

/** Limits of the wait for a lock of another process, and the pause between attempts, in milliseconds. */
const longestWait = 5000;
const betweenLooks = 20;

/** `maximumBytes` keeps a flood from filling the disk that everything else needs too. */
export function createJournal({
	path,
	maximumBytes,
	onSalvage = () => undefined,
}: {
	path: string;
	maximumBytes: number;
	/** Called after a damaged journal was set aside and its readable rows were copied into a new one. */
	onSalvage?: (salvage: Salvage) => void;
}): Journal {
	let database: DatabaseSync | undefined;
	let waiting: Waiting[] = [];
	let isScheduled = false;

	function opened(): DatabaseSync {
		if (database) return database;
		finishSettingAside(path);
		const fresh = openJournalFile(path, maximumBytes);
		try {
			for (const salvage of salvageInto(fresh, path)) onSalvage(salvage);
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
		} catch {
			// A connection that cannot even be closed is abandoned.
		} finally {
			database = undefined;
		}
	}

	/** Replaces a damaged journal by a new one and runs the work again. */
	function mended<T>(work: () => T): T {
		try {
			return work();
		} catch (error) {
			if (!isDamaged(error)) throw error;
			close();
			setAside(path);
			return work();
		}
	}

	/** Runs a batch in one transaction. Returns the works that failed by their own fault; only these are rolled back. */
	function transact(batch: readonly Waiting[]): Map<Waiting, unknown> {
		const open = opened();
		const atFault = new Map<Waiting, unknown>();
		open.exec('BEGIN IMMEDIATE');
		for (const work of batch) {
			open.exec('SAVEPOINT work');
			try {
				work.run(open);
			} catch (error) {
				if (!isOwnFault(error)) throw error;
				open.exec('ROLLBACK TO work');
				atFault.set(work, error);
			}
			open.exec('RELEASE work');
		}
		open.exec('COMMIT');
		return atFault;
	}

	function commit() {
		isScheduled = false;
		const batch = waiting;
		waiting = [];
		try {
			const atFault = mended(() => transact(batch));
			for (const work of batch) {
				if (atFault.has(work)) work.failed(atFault.get(work));
				else work.done();
			}
		} catch (error) {
			if (!isBusy(error) || database?.isTransaction) close();
			const waitsOn = (work: Waiting) => isBusy(error) && performance.now() - work.since < longestWait;
			waiting = batch.filter(waitsOn);
			if (waiting.length > 0) schedule(() => setTimeout(commit, betweenLooks));
			for (const work of batch) if (!waitsOn(work)) work.failed(new JournalUnavailable(error));
		}
	}

	function schedule(start: () => unknown) {
		if (isScheduled) return;
		isScheduled = true;
		start();
	}

	return {
		write: (work) =>
			new Promise((resolve, reject) => {
				let finish = () => {};
				waiting.push({
					since: performance.now(),
					run: (open) => {
						const result = work(open);
						finish = () => resolve(result);
					},
					done: () => finish(),
					failed: reject,
				});
				schedule(() => setImmediate(commit));
			}),
		read: (work) => {
			try {
				return mended(() => work(opened()));
			} catch (error) {
				if (database && isOwnFault(error)) throw error;
				close();
				throw new JournalUnavailable(error);
			}
		},
		compact: () => {
			try {
				opened().exec('PRAGMA wal_checkpoint(TRUNCATE)');
			} catch {
				// Another process is reading; the next checkpoint truncates it.
			}
		},
		close: () => {
			if (waiting.length > 0) commit();
			close();
		},
	};
}
