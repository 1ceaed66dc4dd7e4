import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

export type Found = { file: string; stats: Stats };

export type LocateFile = (name: string) => Promise<Found | null>;

type MediaFolders = {
	/** `media` or `documents`: the first part of the address and the name of the folders. */
	kind: 'media' | 'documents';
	/** The site's own copies, by content hash. */
	ownFolder: string;
	/** What comes with the product. */
	sampleFolder: string;
	studio: { url: string; token: string } | null;
	/** What the content names; a copy of anything else is not public any more. */
	isNamed: (name: string) => boolean;
};

const mostMisses = 2000;
const missMilliseconds = 60_000;
const mostFetches = 8;

/** Finds a file among the site's own copies and those that came with it, else fetches it once from the studio. */
export function createMediaCopies({ kind, ownFolder, sampleFolder, studio, isNamed }: MediaFolders): LocateFile {
	const fetching = new Map<string, Promise<Found | null>>();
	const missed = new LRUCache<string, true>({ max: mostMisses, ttl: missMilliseconds });

	const fileAt = async (file: string): Promise<Found | null> => {
		const stats = await stat(file).catch(() => null);
		return stats?.isFile() ? { file, stats } : null;
	};

	async function fetched(name: string): Promise<Found | null> {
		if (!studio || missed.has(name) || fetching.size >= mostFetches) return null;
		const running = fetching.get(name) ?? fetchFromStudio(studio, name).finally(() => fetching.delete(name));
		fetching.set(name, running);
		const found = await running;
		if (!found) missed.set(name, true);
		return found;
	}

	async function fetchFromStudio({ url, token }: { url: string; token: string }, name: string): Promise<Found | null> {
		const answer = await fetch(new URL(`/api/site-${kind}/${name}`, url), {
			headers: { Authorization: `Bearer ${token}` },
			signal: AbortSignal.timeout(10_000),
			redirect: 'error',
		}).catch(() => null);
		if (!answer?.ok) return null;
		const file = join(ownFolder, name);
		const part = join(ownFolder, `.${randomUUID()}.part`);
		try {
			await mkdir(ownFolder, { recursive: true });
			await writeFile(part, Buffer.from(await answer.arrayBuffer()));
			await rename(part, file);
		} catch {
			await rm(part, { force: true }).catch(() => undefined);
			return null;
		}
		return fileAt(file);
	}

	return async (name: string): Promise<Found | null> => {
		if (!name) return null;
		const shipped = () => fileAt(join(sampleFolder, name));
		if (!isNamed(name)) return shipped();
		return (await fileAt(join(ownFolder, name))) ?? (await shipped()) ?? fetched(name);
	};
}
