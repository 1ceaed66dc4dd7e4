import { Snapshot, SnapshotIndex, type SnapshotPart, SnapshotPartAnswer, snapshotParts } from '@site/contract/snapshot';
import type { Logger } from 'pino';
import { z } from 'zod';
import { readKept, reasonOf, writeKept } from './kept-snapshot.ts';

/** How often the studio is asked whether anything changed; most answers are an empty 304. */
const pollMilliseconds = 2000;
const requestMilliseconds = 10_000;

export type FeedOptions = {
	file: string;
	/** What a first start shows until there is a studio. */
	sample: () => Promise<Snapshot>;
	studio: { url: string; token: string } | null;
	log: Logger;
	onChange: (snapshot: Snapshot) => void | Promise<void>;
	onRefused: () => void;
	interval?: number;
};

/**
 * Keeps the published content current. It starts with the last good snapshot on disk, or on a first start with the sample
 * company, and follows the studio from there; whatever fails or does not fit the contract leaves the last good one in place.
 * Content that was kept and can not be read is not replaced by the sample: there is none until the studio gives it.
 */
export async function openFeed({
	file,
	sample,
	studio,
	log,
	onChange,
	onRefused,
	interval = pollMilliseconds,
}: FeedOptions) {
	const found = await readKept(file);
	const kept = typeof found === 'object' && 'kept' in found ? found.kept : null;
	let current: Snapshot | null = found === 'first start' ? await sample() : (kept?.snapshot ?? null);
	if (typeof found === 'object' && 'unreadable' in found)
		log.error(
			{ file, reason: found.unreadable },
			'the kept content can not be read; not ready until the studio gives it',
		);
	let versions: Record<string, string> = kept?.versions ?? {};
	let etag = kept?.etag ?? '';
	let timer: NodeJS.Timeout | undefined;
	let stopped = false;

	async function ask(path: string, headers: Record<string, string> = {}) {
		return fetch(new URL(path, studio?.url), {
			headers: { Authorization: `Bearer ${studio?.token}`, ...headers },
			signal: AbortSignal.timeout(requestMilliseconds),
		});
	}

	async function fetchPart(part: SnapshotPart) {
		const response = await ask(`/api/snapshot/${part}`);
		if (!response.ok) throw new Error(`the studio answered ${response.status} for ${part}`);
		const { version, data } = SnapshotPartAnswer.parse(await response.json());
		return [part, { version, data: Snapshot.shape[part].parse(data) }] as const;
	}

	async function poll() {
		const response = await ask('/api/snapshot', etag ? { 'If-None-Match': etag } : {});
		if (response.status === 304) return;
		if (!response.ok) throw new Error(`the studio answered ${response.status}`);
		const index = SnapshotIndex.parse(await response.json());
		const changed = snapshotParts.filter((part) => index.versions[part] !== versions[part]);
		const parts = await Promise.all(changed.map(fetchPart));
		const next = Snapshot.parse({ ...current, ...Object.fromEntries(parts.map(([part, { data }]) => [part, data])) });
		const nextVersions = { ...versions, ...Object.fromEntries(parts.map(([part, { version }]) => [part, version])) };
		const nextEtag = response.headers.get('etag') ?? '';
		await writeKept(file, { snapshot: next, versions: nextVersions, etag: nextEtag });
		current = next;
		versions = nextVersions;
		etag = nextEtag;
		if (changed.length > 0) {
			await onChange(next);
			log.info({ changed }, 'content changed');
		}
	}

	let failing = false;
	async function follow() {
		try {
			await poll();
			if (failing) log.info('the studio answers again');
			failing = false;
		} catch (error) {
			const refused = error instanceof z.ZodError || error instanceof SyntaxError;
			if (refused) onRefused();
			if (!failing || refused) log.warn({ reason: reasonOf(error) }, 'content not updated, the last good one stays');
			failing = true;
		}
		if (!stopped) timer = setTimeout(follow, interval).unref();
	}

	return {
		current: () => current,
		/** Begins to follow the studio, once whoever opened the feed is ready to hear of changes. */
		start() {
			if (studio) timer ??= setTimeout(follow, 0);
		},
		stop() {
			stopped = true;
			clearTimeout(timer);
		},
	};
}

export type Feed = Awaited<ReturnType<typeof openFeed>>;
