import { existsSync } from 'node:fs';
import { realpath, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const megabyte = 1024 * 1024;

/** The nearest existing parent folder. */
const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)));

/** The real path, even if the end of it does not exist yet. */
export async function truePath(path: string): Promise<string> {
	if (existsSync(path)) return realpath(path);
	return join(await truePath(dirname(path)), basename(path));
}

export const isInside = async (path: string, folder: string): Promise<boolean> =>
	`${await truePath(path)}/`.startsWith(`${await truePath(folder)}/`);

/** Throws if the disk has less than this many bytes free. */
export async function assertSpace(folder: string, bytes: number): Promise<void> {
	const { bavail, bsize } = await statfs(existing(folder));
	const free = bavail * bsize;
	if (free >= bytes) return;
	const inMegabytes = (value: number) => (value / megabyte).toFixed(1);
	throw new Error(`no room in ${folder}: ${inMegabytes(bytes)} MB are needed, ${inMegabytes(free)} MB are free`);
}
