import { mkdir, open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Snapshot } from '@site/contract/snapshot';
import { z } from 'zod';

/** The last good snapshot, as it lies on disk. */
const Kept = z.object({ snapshot: Snapshot, versions: z.record(z.string(), z.string()), etag: z.string() });
export type Kept = z.infer<typeof Kept>;

/** Beside it lies a mark that a studio has been known: from then on the sample company never comes back. */
const markOf = (file: string) => join(dirname(file), 'studio-known');

const exists = (path: string) =>
	stat(path).then(
		() => true,
		() => false,
	);

export type Found = { kept: Kept } | 'first start' | { unreadable: string };

export async function readKept(file: string): Promise<Found> {
	try {
		return { kept: Kept.parse(JSON.parse(await readFile(file, 'utf8'))) };
	} catch (error) {
		const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
		if (!missing) return { unreadable: reasonOf(error) };
		return (await exists(markOf(file))) ? { unreadable: 'it is not there any more' } : 'first start';
	}
}

/** Written beside, flushed, then renamed: a crash leaves the former one whole. */
export async function writeKept(file: string, kept: Kept) {
	await mkdir(dirname(file), { recursive: true });
	const beside = `${file}.new`;
	const handle = await open(beside, 'w', 0o600);
	try {
		await handle.writeFile(JSON.stringify(kept));
		await handle.sync();
	} finally {
		await handle.close();
	}
	await rename(beside, file);
	await writeFile(markOf(file), '', { mode: 0o600 });
}

export function reasonOf(error: unknown): string {
	if (error instanceof z.ZodError) {
		const [issue] = error.issues;
		return `${issue?.path.join('.')}: ${issue?.message}`;
	}
	return error instanceof Error ? error.message : String(error);
}
