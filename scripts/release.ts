import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { cp, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { root } from './steps.ts';

const keptReleases = 3;
/** Of a build only what a running program reads. */
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
 * Programs run from a copy of their build that never changes, beside it and under its fingerprint: whoever builds anew, or
 * starts a second instance of another state of the sources, leaves the running ones alone. In a checkout that can not be
 * written to nobody builds, and the build itself serves.
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

/** Keeps the newest few and all that a living process uses. */
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
