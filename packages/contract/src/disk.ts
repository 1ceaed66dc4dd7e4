import { statfsSync } from 'node:fs';

/** Bytes of the disk on which a folder lies; `free` is what its user may still write. Not numbers where it can not be asked. */
export function diskOf(folder: string): { free: number; size: number } {
	try {
		const { bavail, blocks, bsize } = statfsSync(folder);
		return { free: bavail * bsize, size: blocks * bsize };
	} catch {
		return { free: Number.NaN, size: Number.NaN };
	}
}
