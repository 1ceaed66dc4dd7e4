import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders under a folder that others than their owner may look into. */
export const openToOthers = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
		const found = statSync(join(folder, name), { throwIfNoEntry: false });
		return found && (found.mode & 0o077) !== 0;
	});
