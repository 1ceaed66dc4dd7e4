import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

/** One file, readable by its owner alone. */
export async function copyPrivately(from: string, to: string): Promise<void> {
	await mkdir(dirname(to), { recursive: true, mode: 0o700 });
	await copyFile(from, to);
	await chmod(to, 0o600);
}

/** Copies a folder that is in use: files that disappear meanwhile are no longer needed. */
export async function copyFolder(from: string, to: string): Promise<number> {
	if (!existsSync(from)) return 0;
	const entries = await readdir(from, { recursive: true, withFileTypes: true });
	let copied = 0;
	for (const entry of entries.filter((each) => each.isFile() && !each.name.endsWith('.part'))) {
		const file = join(entry.parentPath, entry.name);
		try {
			await copyPrivately(file, join(to, relative(from, file)));
			copied++;
		} catch (error) {
			if (existsSync(file)) throw error;
		}
	}
	return copied;
}

/** A consistent copy of the journal by SQLite's backup API, while the site goes on writing. */
export async function copyJournal(from: string, to: string): Promise<void> {
	const journal = new DatabaseSync(from, { timeout: 5000 });
	try {
		await mkdir(dirname(to), { recursive: true, mode: 0o700 });
		// All pages in one step: in several, every write of the site would restart the copy.
		await backup(journal, to, { rate: 2 ** 30 });
		await chmod(to, 0o600);
	} finally {
		journal.close();
	}
}
