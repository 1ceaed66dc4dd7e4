import { statfsSync } from 'node:fs';

/** Bytes of the disk of a folder; `free` is the space its user may still write. NaN if it cannot be read. */
export function diskOf(folder: string): { free: number; size: number } {
	try {
		const { bavail, blocks, bsize } = statfsSync(folder);
		return { free: bavail * bsize, size: blocks * bsize };
	} catch {
		return { free: Number.NaN, size: Number.NaN };
	}
}
