import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

export const File = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });
export type Checked = z.infer<typeof File>;

export async function checked(folder: string, path: string): Promise<Checked> {
	const hash = createHash('sha256');
	await pipeline(createReadStream(join(folder, path)), hash);
	return { path, bytes: (await stat(join(folder, path))).size, sha256: hash.digest('hex') };
}

/** Every file below a folder, with its checksum. */
export async function filesIn(folder: string): Promise<Checked[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	const files: Checked[] = [];
	for (const path of paths.sort()) files.push(await checked(folder, relative(folder, path)));
	return files;
}
