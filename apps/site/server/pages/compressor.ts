import { encodeAll, quality } from './compression.ts';
import type { PageCache } from './page-cache.ts';
import { type StoredAnswer, storedWith } from './stored-answer.ts';

const pause = 250;

/**
 * A page is first sent with quick compression. When no page is being rendered, the cached ones are compressed again
 * with high quality, one after the other.
 */
export function createCompressor(cache: PageCache, isIdle: () => boolean) {
	const waiting = new Map<string, StoredAnswer>();
	let isScheduled = false;

	function schedule() {
		if (isScheduled || waiting.size === 0) return;
		isScheduled = true;
		setTimeout(work, pause).unref();
	}

	async function work() {
		for (const [key, stored] of waiting) {
			if (!isIdle()) break;
			waiting.delete(key);
			cache.replace(key, stored, storedWith(stored, await encodeAll(stored.bodies.identity(), quality.page)));
		}
		isScheduled = false;
		schedule();
	}

	return {
		improve(key: string, stored: StoredAnswer) {
			waiting.set(key, stored);
			schedule();
		},
	};
}
