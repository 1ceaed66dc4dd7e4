import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Step by step: where the system refuses to make a folder (under /proc), Node's own way tries for ever. */
function make(folder: string): void {
	if (existsSync(folder)) return;
	make(dirname(folder));
	mkdirSync(folder);
}

/** Makes the data folder where it is missing, or says in one line why it can not be used. */
export function makeDataFolder(folder: string): void {
	try {
		make(folder);
		accessSync(`${folder}/`, constants.W_OK);
	} catch {
		throw new Error(`the data folder ${folder} can not be written to: set DATA_DIR to one that can`);
	}
}
