import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** In the data folder; its time is that of the last back-up that was finished. Whoever backs up by other means touches it. */
const mark = 'last-backup';

export const markBackup = (dataDir: string): void => writeFileSync(join(dataDir, mark), '', { mode: 0o600 });

/** Seconds since 1970; 0 where there was none yet. */
export function lastBackup(dataDir: string): number {
	const found = statSync(join(/* turbopackIgnore: true */ dataDir, mark), { throwIfNoEntry: false });
	return found ? Math.floor(found.mtimeMs / 1000) : 0;
}
