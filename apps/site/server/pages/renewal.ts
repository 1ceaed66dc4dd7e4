import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { PageCache } from './page-cache.ts';
import type { PageRequest } from './page-request.ts';

/** So many pages are made anew ahead of whoever asks for them; the others when they are asked for. */
const mostAhead = 500;

/**
 * After new content: looks through the pages that are kept, as they were asked for last, and makes those anew that it
 * changes. It goes on until the next content comes, and never takes more than one turn of the queue at a time.
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
			// What went wrong is told where pages are made. Whoever asks for this one tries again.
			await make(page).catch(() => undefined);
		}
	}
	return () => {
		cache.renew();
		void renewAll();
	};
}
