import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes a lock that the operating system releases when this process ends in any way; null if another process holds it.
 * SQLite provides the only kind of file lock available in Node.
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

/** An unreferenced lock would be closed by the garbage collector. */
const held = new Set<DatabaseSync>();
