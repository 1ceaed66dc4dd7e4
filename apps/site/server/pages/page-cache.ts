import { LRUCache } from 'lru-cache';
import type { Answers } from '../questions.ts';
import type { PageRequest } from './page-request.ts';
import type { StoredAnswer } from './stored-answer.ts';

const mostPages = 5000;
const longestKey = 1000;
/** What a page costs beside its bytes: heads, buffers, what it asked, its place in the cache. */
const costOfEntry = 7 * 1024;

const sizeOf = ({ stored: { bodies } }: KeptPage, key: string) =>
	bodies.gzip.length + bodies.br.length + 2 * key.length + costOfEntry;

/** A page that lies ready, and what it was made from. */
export type KeptPage = {
	stored: StoredAnswer;
	request: PageRequest;
	/** What its loaders asked and were told. */
	answers: Answers;
	/** Its address for search engines. */
	url: string | undefined;
	/** A digest of what stands in it and its head beside that. */
	beside: string;
};

/**
 * Keeps the pages asked for last, up to a number of bytes. After new content a page is given out once it is known that the
 * new content makes the same one of it.
 */
export function createPageCache(maxBytes: number, isMadeAlike: (page: KeptPage) => boolean) {
	const pages = new LRUCache<string, KeptPage>({ max: mostPages, maxSize: maxBytes, sizeCalculation: sizeOf });
	/** The generations of content of which the pages are known to be. */
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
		/** Names the content a page is rendered from; a page of an older generation is not kept. */
		generation: () => generation,
		set(page: KeptPage, from: number) {
			const { key } = page.request;
			if (from !== generation || key.length > longestKey) return;
			madeFrom.set(page, generation);
			pages.set(key, page);
		},
		/** Puts the same page in another compression in the place of the one that is kept. */
		replace(key: string, former: StoredAnswer, stored: StoredAnswer) {
			const page = pages.peek(key);
			if (page?.stored !== former) return;
			const better = { ...page, stored };
			madeFrom.set(better, madeFrom.get(page) ?? 0);
			pages.set(key, better);
		},
		/** There is other content. */
		renew() {
			generation += 1;
		},
		clear() {
			pages.clear();
			generation += 1;
		},
		/** What is kept, as it was asked for last. */
		requests: (): PageRequest[] => [...pages.values()].map(({ request }) => request),
		size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
	};
}

export type PageCache = ReturnType<typeof createPageCache>;
