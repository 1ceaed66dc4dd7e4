// Only for programs on a server.
import {
	accessSync,
	chmodSync,
	constants,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { compareReleases, release } from './release.ts';

/** Creates one folder at a time: if the system refuses (under /proc), Node's recursive option never returns. */
function make(folder: string) {
	if (existsSync(folder)) return;
	make(dirname(folder));
	mkdirSync(folder);
}

/**
 * A folder that others use must not be closed to them: the root, or one that all may write to, such as /tmp. An empty
 * one may be a new disk.
 */
function whyNotOurs(folder: string): string | null {
	const found = statSync(folder);
	if (!found.isDirectory()) return 'is no folder';
	const isSticky = (found.mode & 0o1000) !== 0 && readdirSync(folder).length > 0;
	return dirname(folder) === folder || isSticky ? 'is used by others too' : null;
}

/** Older releases left some of it open. PostgreSQL manages its own folder, which may belong to another user. */
function closeToOthers(folder: string) {
	for (const name of readdirSync(folder).filter((each) => each !== 'postgres')) {
		const path = join(folder, name);
		const found = lstatSync(path, { throwIfNoEntry: false });
		if (!found || found.isSymbolicLink() || (found.mode & 0o077) === 0) continue;
		try {
			chmodSync(path, found.mode & 0o700);
		} catch {
			// Another user's file; the folder around it is closed all the same.
		}
	}
}

/**
 * Creates the data folder if it is missing, closes it to other users, and reports in one line why it cannot be used.
 */
export function openDataFolder(folder: string) {
	try {
		make(folder);
		accessSync(folder, constants.W_OK);
	} catch {
		throw new Error(`The data folder ${folder} can not be written to: set DATA_DIR to one that can`);
	}
	const problem = whyNotOurs(folder);
	if (problem) throw new Error(`The data folder ${folder} ${problem}: set DATA_DIR to a folder of its own`);
	// If the studio runs as root, PostgreSQL's user has to pass through the folder.
	const isPassed = process.getuid?.() === 0 && (statSync(folder).mode & 0o777) === 0o710;
	if (!isPassed) chmodSync(folder, 0o700);
	closeToOthers(folder);
}

/**
 * The file in which each program records the release that wrote the folder; the studio adds its newest database
 * migration.
 */
export const releaseMarks = { site: 'site-release', studio: 'studio-release' } as const;
type Marked = { folder: string; program: keyof typeof releaseMarks; step?: string };

/** The reason why this release must not use data of a newer one; null if it may. */
export function whyTooNew({ folder, program, step = '' }: Marked): string | null {
	const file = join(folder, releaseMarks[program]);
	const [by = '', taken = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
	const remedy = 'put that release in place, or restore a back-up of this one with --over';
	if (compareReleases(by, release) > 0)
		return `The data folder ${folder} was written by the newer release ${by}, and this is ${release}: ${remedy}`;
	// Migrations are named by their date, so they sort by age.
	if (step !== '' && taken > step)
		return `The data folder ${folder} was written by a newer release, whose database has the step ${taken}: ${remedy}`;
	return null;
}

export function markRelease({ folder, program, step }: Marked): void {
	const file = join(folder, releaseMarks[program]);
	const text = `${[release, step].filter(Boolean).join('\n')}\n`;
	if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
	writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true });
	renameSync(`${file}.new`, file);
}
