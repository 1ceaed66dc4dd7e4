import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { PageCache } from './page-cache.ts';
import type { PageRequest } from './page-request.ts';

/** This many pages are rendered again in advance; the others when they are requested. */
const mostAhead = 500;

/**
 * After new content, checks the cached pages, most recently used first, and renders those again that it changes. Stops
 * at the next content. Only one render is in the queue at a time.
 */
export function createRenewal(cache: PageCache, make: (page: PageRequest) => Promise<unknown>) {
	async function renewAll() {
		const generation = cache.generation();
		let made = 0;
		for (const page of cache.requests()) {
			await turnOfTheLoop();
			if (cache.generation() !== generation || made === mostAhead) return;
			if (cache.isCurrent(page.key)) continue;
			made += 1;
			// The failure is already logged. The next request renders the page again.
			await make(page).catch(() => undefined);
		}
	}
	return () => {
		cache.renew();
		void renewAll();
	};
}
