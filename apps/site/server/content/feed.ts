import {
	type Snapshot,
	SnapshotIndex,
	type SnapshotPart,
	SnapshotPartAnswer,
	snapshotParts,
} from '@site/contract/snapshot';
import type { Logger } from 'pino';
import { fitPart, type Trouble, wholeSnapshot } from './fit.ts';
import { readKept, writeKept } from './kept-snapshot.ts';
import { reasonOf } from './reason.ts';

/** The interval between requests for changes; most responses are an empty 304. */
const pollMilliseconds = 1000;
const requestMilliseconds = 10_000;
/** Attempts within one poll, in case the studio publishes faster than the site reads. */
const mostAttempts = 5;

export type FeedOptions = {
	file: string;
	/** Shown on a first start, until a studio answers. */
	sample: () => Promise<Snapshot>;
	studio: { url: string; token: string } | null;
	log: Logger;
	onChange: (snapshot: Snapshot) => void | Promise<void>;
	/** Called when something the studio published does not fit the schema. */
	onRefused: () => void;
	/** New content is served but could not be written to disk. */
	onNotKept: () => void;
	/** Called when a studio that was unreachable answers again. */
	onBack: () => void;
	interval?: number;
};

type Beginning = {
	isOfStudio: boolean;
	snapshot: Snapshot | null;
	versions: Record<string, string>;
	etag: string;
	troubles: Trouble[];
};

async function begin(options: FeedOptions): Promise<Beginning> {
	const { file, log } = options;
	const found = await readKept(file);
	const nothing = { isOfStudio: true, versions: {}, etag: '', troubles: [] };
	if (found === 'first start') return { ...nothing, isOfStudio: false, snapshot: await options.sample() };
	if ('kept' in found) return { ...found.kept, isOfStudio: true };
	log.error(
		{ file, reason: found.unreadable },
		'the kept content can not be read; not ready until the studio gives it',
	);
	return { ...nothing, snapshot: null };
}

/**
 * Keeps the published content current. Starts with the last good snapshot on disk, or on a first start with the sample
 * company, then polls the studio: valid items are taken, and an invalid one keeps its last good version. If the
 * snapshot on disk cannot be read, the sample does not replace it: there is no content until the studio sends it.
 */
export async function openFeed(options: FeedOptions) {
	const { file, studio, log, interval = pollMilliseconds } = options;
	const begun = await begin(options);
	let current = begun.snapshot;
	let { isOfStudio, versions, etag, troubles } = begun;
	let isKept = true;
	let isHeard = true;
	let timer: NodeJS.Timeout | undefined;
	let stopped = false;

	async function ask(path: string, headers: Record<string, string> = {}) {
		return fetch(new URL(path, studio?.url), {
			headers: { Authorization: `Bearer ${studio?.token}`, ...headers },
			signal: AbortSignal.timeout(requestMilliseconds),
			redirect: 'error',
		});
	}

	async function fetchPart(part: SnapshotPart) {
		const response = await ask(`/api/snapshot/${part}`);
		if (!response.ok) throw new Error(`the studio answered ${response.status} for ${part}`);
		const { version, data } = SnapshotPartAnswer.parse(await response.json());
		return { part, version, ...fitPart(part, data, current) };
	}

	/** The studio counts as reachable once its index answers. */
	async function askIndex() {
		const wasHeard = isHeard;
		isHeard = false;
		const response = await ask('/api/snapshot', etag ? { 'If-None-Match': etag } : {});
		if (response.status !== 304 && !response.ok) throw new Error(`the studio answered ${response.status}`);
		isHeard = true;
		if (!wasHeard) options.onBack();
		return response;
	}

	/**
	 * Fetches the changed parts, all of the index's version: a part of another version is fetched again with a new
	 * index, so that content published together is shown together.
	 */
	async function fetchChanged() {
		const fetched = new Map<SnapshotPart, Awaited<ReturnType<typeof fetchPart>>>();
		for (let attempt = 0; attempt < mostAttempts; attempt++) {
			const response = await askIndex();
			if (response.status === 304) return null;
			const index = SnapshotIndex.parse(await response.json());
			const isOfIndex = (part: SnapshotPart) => fetched.get(part)?.version === index.versions[part];
			const changed = snapshotParts.filter((part) => index.versions[part] !== versions[part]);
			for (const one of await Promise.all(changed.filter((part) => !isOfIndex(part)).map(fetchPart)))
				fetched.set(one.part, one);
			if (changed.every(isOfIndex))
				return { response, changed, parts: changed.flatMap((part) => fetched.get(part) ?? []) };
		}
		return null;
	}

	async function poll() {
		const found = await fetchChanged();
		if (!found) return;
		const { response, changed, parts } = found;
		if (parts.length > 0) {
			const fitted = Object.fromEntries(parts.map(({ part, value }) => [part, value]));
			const next = wholeSnapshot({ ...current, ...fitted });
			await options.onChange(next);
			current = next;
			isOfStudio = true;
			report(parts.flatMap((part) => part.troubles));
		}
		const seen: readonly string[] = changed;
		troubles = [...troubles.filter(({ part }) => !seen.includes(part)), ...parts.flatMap((part) => part.troubles)];
		versions = { ...versions, ...Object.fromEntries(parts.map(({ part, version }) => [part, version])) };
		etag = response.headers.get('etag') ?? '';
		isKept = false;
		if (changed.length > 0) log.info({ changed }, 'content changed');
	}

	function report(found: Trouble[]) {
		for (const trouble of found) {
			options.onRefused();
			log.warn(trouble, 'published content does not fit; its last good version stays');
		}
	}

	/** A failing disk does not hold back content that is already served; writing is retried until it works. */
	async function keep() {
		if (isKept || !current) return;
		try {
			await writeKept(file, { snapshot: current, versions, etag, troubles });
			isKept = true;
		} catch (error) {
			options.onNotKept();
			throw new Error(`the new content is served but not kept: ${reasonOf(error)}`);
		}
	}

	let failing = '';
	async function follow() {
		try {
			await poll();
			await keep();
			if (failing) log.info('content is followed again');
			failing = '';
		} catch (error) {
			const reason = reasonOf(error);
			if (reason !== failing) {
				if (!isOutage(error)) options.onRefused();
				log.warn({ reason }, 'content not updated, the last good one stays');
			}
			failing = reason;
		}
		if (!stopped) timer = setTimeout(follow, interval).unref();
	}

	return {
		current: () => current,
		/** Whether the content came from a studio, now or earlier; otherwise it is the sample. */
		isOfStudio: () => isOfStudio,
		/** Published items that cannot be shown as they are. */
		troubles: (): readonly Trouble[] => troubles,
		/** Starts polling, once the caller is ready for changes. */
		start() {
			if (studio) timer ??= setTimeout(follow, 0);
		},
		stop() {
			stopped = true;
			clearTimeout(timer);
		},
	};
}

/** An unreachable, slow or failing studio is not the same as invalid content. */
const isOutage = (error: unknown) =>
	error instanceof Error && (/answered 5|fetch failed|not kept/.test(error.message) || error.name === 'TimeoutError');

export type Feed = Awaited<ReturnType<typeof openFeed>>;
