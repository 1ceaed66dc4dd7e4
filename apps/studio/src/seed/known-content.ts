import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { contentOfHeader } from '@site/contract/snapshot';

type Known = {
	/** A file in the data folder, written once the database has content. */
	mark: string;
	sites: readonly string[];
	token: string;
};

/** Sites store what they received, and still show it when the studio has lost everything. */
async function showsContent(site: string, token: string): Promise<boolean> {
	const answer = await fetch(`${site}/apis/internal/content-state`, {
		headers: { Authorization: `Bearer ${token}` },
		signal: AbortSignal.timeout(5000),
		redirect: 'error',
	}).catch(() => undefined);
	await answer?.body?.cancel();
	return answer?.headers.get(contentOfHeader) === 'studio';
}

const restore =
	'Restore a back-up (npm run restore -- FOLDER --over), or set DATABASE_URL to the database that has the content';

/**
 * Why the sample must not fill an empty database, where it would replace the company's own content; null on a first
 * start.
 */
export async function whyNotSample({ mark, sites, token }: Known): Promise<string | null> {
	const lost = 'the database has no content, and this is not a first start';
	if (existsSync(mark))
		return `${lost}: ${mark} says that there was some. ${restore}. To begin anew with the sample, delete that file`;
	for (const site of sites)
		if (await showsContent(site, token))
			return `${lost}: the site ${site} shows content of a studio. ${restore}. To begin anew with the sample, stop the site and delete snapshot.json and studio-known in its data folder`;
	return null;
}

/** A failed write of the mark must not prevent the start. */
export async function rememberContent(mark: string): Promise<void> {
	if (existsSync(mark)) return;
	try {
		await mkdir(dirname(mark), { recursive: true });
		await writeFile(mark, '', { mode: 0o600 });
	} catch (error) {
		console.error(`studio: ${mark} could not be written: ${error instanceof Error ? error.message : error}`);
	}
}
