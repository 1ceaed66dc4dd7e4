import { LRUCache } from 'lru-cache';
import type { Answers } from '../questions.ts';
import type { PageRequest } from './page-request.ts';
import type { StoredAnswer } from './stored-answer.ts';

const longestKey = 1000;
/** Estimated size of an entry besides its bodies: headers, buffers, recorded questions, bookkeeping. */
const costOfEntry = 7 * 1024;

const sizeOf = ({ stored: { bodies } }: KeptPage, key: string) => bodies.br.length + 2 * key.length + costOfEntry;

/** A cached page, with the inputs of its rendering. */
export type KeptPage = {
	stored: StoredAnswer;
	request: PageRequest;
	/** The questions that its loaders asked, with digests of the answers. */
	answers: Answers;
	/** Its canonical URL. */
	url: string | undefined;
	/** Digest of everything in the page and its headers that did not come from its loaders. */
	beside: string;
};

/**
 * An LRU cache of rendered pages. After new content, a page is served only once it is known that the new content would
 * render the same page.
 */
export function createPageCache(maxBytes: number, isMadeAlike: (page: KeptPage) => boolean) {
	const pages = new LRUCache<string, KeptPage>({ maxSize: maxBytes, sizeCalculation: sizeOf });
	/** The newest generation of content with which each page is known to agree. */
	const madeFrom = new WeakMap<KeptPage, number>();
	let generation = 0;

	function isCurrent(key: string): boolean {
		const page = pages.peek(key);
		if (!page || madeFrom.get(page) === generation) return page !== undefined;
		if (isMadeAlike(page)) madeFrom.set(page, generation);
		else pages.delete(key);
		return pages.has(key);
	}

	return {
		get: (key: string): StoredAnswer | undefined => (isCurrent(key) ? pages.get(key)?.stored : undefined),
		isCurrent,
		/** Number of the current content. A page rendered from an older one is not cached. */
		generation: () => generation,
		set(page: KeptPage, from: number) {
			const { key } = page.request;
			if (from !== generation || key.length > longestKey) return;
			madeFrom.set(page, generation);
			pages.set(key, page);
		},
		renew() {
			generation += 1;
		},
		clear() {
			pages.clear();
			generation += 1;
		},
		/** The requests of all cached pages, most recently used first. */
		requests: (): PageRequest[] => [...pages.values()].map(({ request }) => request),
		size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
	};
}

export type PageCache = ReturnType<typeof createPageCache>;
