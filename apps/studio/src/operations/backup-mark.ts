import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * File in the data folder whose modification time is that of the last finished back-up. Other back-up tools can touch
 * it.
 */
const mark = 'last-backup';

export const markBackup = (dataDir: string): void => writeFileSync(join(dataDir, mark), '', { mode: 0o600 });

/** Seconds since 1970; 0 if there was no back-up yet. */
export function lastBackup(dataDir: string): number {
	const found = statSync(join(/* turbopackIgnore: true */ dataDir, mark), { throwIfNoEntry: false });
	return found ? Math.floor(found.mtimeMs / 1000) : 0;
}
