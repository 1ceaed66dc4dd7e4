import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

const File = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });

const Manifest = z.object({
	/** Of the form of a back-up, not of the product. */
	version: z.literal(1),
	madeAt: z.iso.datetime(),
	release: z.string(),
	/** What of the product is in it; a site that runs alone has no database. */
	parts: z.array(z.string()),
	files: z.array(File),
});
type Manifest = z.infer<typeof Manifest>;

const nameOf = (folder: string) => join(folder, 'manifest.json');

/** Written last: a folder without it is no back-up. */
export async function writeManifest(folder: string, about: Omit<Manifest, 'version' | 'files'>): Promise<Manifest> {
	const manifest: Manifest = { version: 1, ...about, files: await filesIn(folder) };
	await writeFile(nameOf(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
	return manifest;
}

/** The manifest of a back-up that is whole; otherwise why it is not. */
export async function readManifest(folder: string): Promise<Manifest | string> {
	const text = await readFile(nameOf(folder), 'utf8').catch(() => null);
	if (text === null) return `${folder} is no finished back-up: it has no manifest.json`;
	const parsed = Manifest.safeParse(readJson(text));
	if (!parsed.success) return `the manifest of ${folder} can not be read by this release`;
	const there = new Map((await filesIn(folder)).map((file) => [file.path, file]));
	for (const { path, sha256 } of parsed.data.files) {
		const found = there.get(path);
		if (!found) return `${path} is missing`;
		if (found.sha256 !== sha256) return `${path} is not as it was when the back-up was made`;
	}
	return parsed.data;
}

async function filesIn(folder: string): Promise<Manifest['files']> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	const files: Manifest['files'] = [];
	for (const path of paths.sort()) {
		if (path === nameOf(folder)) continue;
		const hash = createHash('sha256');
		await pipeline(createReadStream(path), hash);
		files.push({ path: relative(folder, path), bytes: (await stat(path)).size, sha256: hash.digest('hex') });
	}
	return files;
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
