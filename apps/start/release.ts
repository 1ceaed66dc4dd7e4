import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { cp, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { root } from '../../scripts/steps.ts';

const keptReleases = 3;
/** Parts of a build that a running program does not read. */
const left = new Set(['cache', 'types', 'trace', 'trace-build', 'diagnostics', 'dev', 'releases']);

const isAlive = (pid: number) => {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
};

/**
 * Programs run from a copy of their build, named after its fingerprint, that never changes: a new build, or a second
 * instance from other sources, does not disturb running ones. A read-only checkout is never rebuilt, so there the build
 * itself is used.
 */
export async function releaseOf(build: string, mark: string): Promise<string> {
	const from = join(root, build);
	const release = `${from}-${mark.slice(0, 16)}`;
	try {
		if (!existsSync(release)) await copyOf(from, release);
		await writeFile(join(release, `used-by-${process.pid}`), '');
		removeOld(from, release);
	} catch (error) {
		if (!isReadOnly(error)) throw error;
	}
	return existsSync(release) ? release : from;
}

const isReadOnly = (error: unknown) =>
	error instanceof Error && 'code' in error && ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code));

async function copyOf(from: string, release: string): Promise<void> {
	const draft = `${release}.${process.pid}`;
	await cp(from, draft, {
		recursive: true,
		verbatimSymlinks: true,
		filter: (path) => !left.has(basename(path)) || dirname(path) !== from,
	});
	await rename(draft, release).catch(() => rmSync(draft, { recursive: true, force: true }));
}

/** Keeps the newest few and all that a running process uses. */
function removeOld(from: string, current: string) {
	const releases = readdirSync(dirname(from))
		.filter((name) => name.startsWith(`${basename(from)}-`))
		.map((name) => join(dirname(from), name))
		.filter((path) => path !== current)
		.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
	for (const path of releases.slice(keptReleases - 1))
		if (!isUsed(path)) rmSync(path, { recursive: true, force: true });
}

const isUsed = (release: string) =>
	readdirSync(release).some((name) => name.startsWith('used-by-') && isAlive(Number(name.slice('used-by-'.length))));
