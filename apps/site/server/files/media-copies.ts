import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

export type Found = { file: string; stats: Stats };

export type LocateFile = (name: string) => Promise<Found | null>;

type MediaFolders = {
	/** The name of the folders, and of the path in the studio. */
	kind: 'media' | 'documents' | 'revisions';
	/** The site's own copies, by content hash. */
	ownFolder: string;
	/** The files that come with the product. */
	sampleFolder: string;
	studio: { url: string; token: string } | null;
	/** Whether the content names the file; copies of other files are no longer public. */
	isNamed: (name: string) => boolean;
	/** Whether the fetched bytes belong to the name. */
	isWhole?: (name: string, bytes: Buffer) => boolean;
};

const mostMisses = 2000;
/**
 * Pauses in milliseconds before a file is requested again: one the studio does not have, and one it failed to send.
 */
const pauseAfter = { absent: 60_000, failed: 1000 };
const mostFetches = 8;

/** Finds a file among the site's copies and the sample's files, else fetches it once from the studio. */
export function createMediaCopies({
	kind,
	ownFolder,
	sampleFolder,
	studio,
	isNamed,
	isWhole = () => true,
}: MediaFolders): LocateFile {
	const fetching = new Map<string, Promise<Found | keyof typeof pauseAfter>>();
	/** Names that are not requested again before this time. */
	const missed = new LRUCache<string, number>({ max: mostMisses });

	const fileAt = async (file: string): Promise<Found | null> => {
		const stats = await stat(file).catch(() => null);
		return stats?.isFile() ? { file, stats } : null;
	};

	async function fetched(name: string): Promise<Found | null> {
		if (!studio || (missed.get(name) ?? 0) > performance.now() || fetching.size >= mostFetches) return null;
		const running = fetching.get(name) ?? fetchFromStudio(studio, name).finally(() => fetching.delete(name));
		fetching.set(name, running);
		const found = await running;
		if (typeof found === 'object') return found;
		missed.set(name, performance.now() + pauseAfter[found]);
		return null;
	}

	async function fetchFromStudio({ url, token }: { url: string; token: string }, name: string) {
		const answer = await fetch(new URL(`/api/site-${kind}/${name}`, url), {
			headers: { Authorization: `Bearer ${token}` },
			signal: AbortSignal.timeout(10_000),
			redirect: 'error',
		}).catch(() => null);
		if (answer?.status === 404) return 'absent';
		const bytes = answer?.ok ? await answer.arrayBuffer().then(Buffer.from, () => null) : null;
		if (!bytes || !isWhole(name, bytes)) return 'failed';
		const file = join(ownFolder, name);
		const part = join(ownFolder, `.${randomUUID()}.part`);
		try {
			await mkdir(ownFolder, { recursive: true });
			await writeFile(part, bytes);
			await rename(part, file);
		} catch {
			await rm(part, { force: true }).catch(() => undefined);
			return 'failed';
		}
		return (await fileAt(file)) ?? 'failed';
	}

	return async (name: string): Promise<Found | null> => {
		if (!name) return null;
		const shipped = () => fileAt(join(sampleFolder, name));
		if (!isNamed(name)) return shipped();
		return (await fileAt(join(ownFolder, name))) ?? (await shipped()) ?? fetched(name);
	};
}
