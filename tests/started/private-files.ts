import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders that users other than the owner may open; a link has no permissions itself. */
export const openToOthers = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
		const found = lstatSync(join(folder, name), { throwIfNoEntry: false });
		return found && !found.isSymbolicLink() && (found.mode & 0o077) !== 0;
	});
