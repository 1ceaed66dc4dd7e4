import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Step by step: where the system refuses to make a folder (under /proc), Node's own way tries for ever. */
function make(folder: string) {
	if (existsSync(folder)) return;
	make(dirname(folder));
	mkdirSync(folder);
}

/** PostgreSQL runs as another user where the studio runs as root; without setpriv that user has to pass through. */
const mode = process.getuid?.() === 0 && !existsSync('/usr/bin/setpriv') ? 0o711 : 0o700;

/** What belongs to others is not to be closed to them: the root, or a folder that all write to, as /tmp; an empty one may be a new disk. */
function whyNotOurs(folder: string): string | null {
	const found = statSync(folder);
	if (!found.isDirectory()) return 'is no folder';
	const isSticky = (found.mode & 0o1000) !== 0 && readdirSync(folder).length > 0;
	return dirname(folder) === folder || isSticky ? 'is used by others too' : null;
}

/** Makes the data folder where it is missing, closes it to other users, and says in one line why it can not be used. */
export function openDataFolder(folder: string) {
	try {
		make(folder);
		accessSync(folder, constants.W_OK);
	} catch {
		throw new Error(`The data folder ${folder} can not be written to: set DATA_DIR to one that can`);
	}
	const problem = whyNotOurs(folder);
	if (problem) throw new Error(`The data folder ${folder} ${problem}: set DATA_DIR to a folder of its own`);
	chmodSync(folder, mode);
}
