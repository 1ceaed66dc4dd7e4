import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Snapshot } from '@site/contract/snapshot';
import type { Logger } from 'pino';
import { z } from 'zod';

/** The last good snapshot, as it lies on disk. */
const Kept = z.object({ snapshot: Snapshot, versions: z.record(z.string(), z.string()), etag: z.string() });
export type Kept = z.infer<typeof Kept>;

export async function readKept(file: string, log: Logger): Promise<Kept | null> {
	try {
		return Kept.parse(JSON.parse(await readFile(file, 'utf8')));
	} catch (error) {
		const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
		if (!missing) log.warn({ file }, 'the kept content is not readable and is not used');
		return null;
	}
}

/** Written beside, flushed, then renamed: a crash leaves the former one whole. */
export async function writeKept(file: string, kept: Kept) {
	await mkdir(dirname(file), { recursive: true });
	const beside = `${file}.new`;
	const handle = await open(beside, 'w');
	try {
		await handle.writeFile(JSON.stringify(kept));
		await handle.sync();
	} finally {
		await handle.close();
	}
	await rename(beside, file);
}
