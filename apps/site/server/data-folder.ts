import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Step by step: where the system refuses to make a folder (under /proc), Node's own way tries for ever. */
function make(folder: string) {
	if (existsSync(folder)) return;
	make(dirname(folder));
	mkdirSync(folder);
}

/** PostgreSQL runs as another user where the studio runs as root; without setpriv that user has to pass through. */
const mode = process.getuid?.() === 0 && !existsSync('/usr/bin/setpriv') ? 0o711 : 0o700;

/** Makes the data folder where it is missing, closes it to other users, and says in one line why it can not be used. */
export function openDataFolder(folder: string) {
	try {
		make(folder);
		accessSync(folder, constants.W_OK);
		chmodSync(folder, mode);
	} catch {
		throw new Error(`The data folder ${folder} can not be written to: set DATA_DIR to one that can`);
	}
}
