import { LRUCache } from 'lru-cache';

const mostWaiting = 500;
const mostFailed = 2000;
/** A failed size is retried only after this long, not for every visitor. */
const failedMilliseconds = 10 * 60_000;

type Work = () => Promise<boolean>;
type Entry = { name: string; work: Work; settle: (made: boolean) => void };

/**
 * Runs one job at a time: first those that a request is waiting for, then those requested, then those in advance. A job
 * that is already queued is not added twice.
 */
export function createSizeQueue() {
	const pending = new Map<string, Promise<boolean>>();
	const failed = new LRUCache<string, true>({ max: mostFailed, ttl: failedMilliseconds });
	const waiting: Entry[] = [];
	let ahead: Iterator<Entry | null> | null = null;
	let running = false;
	let closed = false;

	async function run() {
		if (running || closed) return;
		running = true;
		for (let entry = next(); entry && !closed; entry = next()) {
			const made = await entry.work().catch(() => false);
			if (!made) failed.set(entry.name, true);
			pending.delete(entry.name);
			entry.settle(made);
		}
		running = false;
	}

	function next(): Entry | null {
		const first = waiting.shift();
		if (first) return first;
		for (let step = ahead?.next(); step && !step.done; step = ahead?.next()) if (step.value) return step.value;
		ahead = null;
		return null;
	}

	return {
		/** Resolves to whether it was made; to `false` at once if it failed recently or the queue is full. */
		ask(name: string, work: Work, { first = false } = {}): Promise<boolean> {
			const known = pending.get(name);
			if (known) return known;
			if (closed || failed.has(name) || waiting.length >= mostWaiting) return Promise.resolve(false);
			const promise = new Promise<boolean>((settle) => {
				const entry = { name, work, settle };
				if (first) waiting.unshift(entry);
				else waiting.push(entry);
			});
			pending.set(name, promise);
			void run();
			return promise;
		},
		/** Replaces the sizes to be made in advance. */
		goAhead(all: Iterable<{ name: string; work: Work }>) {
			ahead = entriesOf(all);
			void run();
		},
		close() {
			closed = true;
		},
	};

	function* entriesOf(all: Iterable<{ name: string; work: Work }>): Generator<Entry | null> {
		for (const { name, work } of all)
			yield pending.has(name) || failed.has(name) ? null : { name, work, settle: () => undefined };
	}
}
