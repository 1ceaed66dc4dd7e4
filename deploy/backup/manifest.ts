import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareReleases } from '@site/contract/release';
import { z } from 'zod';
import { type Checked, File, filesIn } from './checksums.ts';

const Manifest = z.object({
	/** Version of the back-up format, not of the product. */
	version: z.literal(1),
	madeAt: z.iso.datetime(),
	release: z.string(),
	/** The parts that it contains; a site without a studio has no database. */
	parts: z.array(z.string()),
	files: z.array(File),
	/** Checksums of the secrets in use, wherever they are kept; older back-ups do not have them. */
	secrets: z.array(File).default([]),
});
export type Manifest = z.infer<typeof Manifest>;

const nameOf = (folder: string) => join(folder, 'manifest.json');

/** Written last: a folder without it is no back-up. */
export async function writeManifest(folder: string, about: Omit<Manifest, 'version' | 'files'>): Promise<Manifest> {
	const manifest: Manifest = { version: 1, ...about, files: await filesIn(folder) };
	await writeFile(nameOf(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
	return manifest;
}

/** The manifest of a complete back-up that this release can restore; otherwise the reason why not. */
export async function readManifest(folder: string, release: string): Promise<Manifest | string> {
	const text = await readFile(nameOf(folder), 'utf8').catch(() => null);
	if (text === null) return `${folder} is no finished back-up: it has no manifest.json that can be read`;
	const read = readJson(text);
	const newer = newerRelease(read, release);
	if (newer)
		return `the back-up was made by the newer release ${newer}, this is ${release}: put that one in place first`;
	const parsed = Manifest.safeParse(read);
	if (!parsed.success) return `${nameOf(folder)} is damaged: it is not as a back-up writes it`;
	const there = (await filesIn(folder)).filter(({ path }) => path !== 'manifest.json');
	return whyNotTheSame(parsed.data.files, there) ?? parsed.data;
}

/** The first difference between the manifest and the files. */
function whyNotTheSame(written: readonly Checked[], there: readonly Checked[]): string | null {
	const found = new Map(there.map((file) => [file.path, file]));
	for (const { path, sha256 } of written) {
		const file = found.get(path);
		if (!file) return `${path} is missing`;
		if (file.sha256 !== sha256) return `${path} is not as it was when the back-up was made`;
		found.delete(path);
	}
	const [added] = found.keys();
	return added === undefined ? null : `${added} was not there when the back-up was made`;
}

const About = z.object({ version: z.number(), release: z.string().default('of unknown number') });

function newerRelease(read: unknown, release: string): string | null {
	const about = About.safeParse(read);
	if (!about.success) return null;
	const isNewer = about.data.version > 1 || compareReleases(about.data.release, release) > 0;
	return isNewer ? about.data.release : null;
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
