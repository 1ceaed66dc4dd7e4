import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes a lock that the system gives back when this process ends, however it ends; null where another process has it.
 * SQLite brings the one kind of file lock that Node offers.
 */
export function holdLock(file: string): { release(): void } | null {
	closeSync(openSync(file, 'a', 0o600));
	const lock = new DatabaseSync(file);
	try {
		lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
	} catch (error) {
		lock.close();
		if (error instanceof Error && /locked|busy/i.test(error.message)) return null;
		throw error;
	}
	held.add(lock);
	return {
		release() {
			held.delete(lock);
			lock.close();
		},
	};
}

/** A lock that nobody refers to would be closed with the rubbish. */
const held = new Set<DatabaseSync>();
