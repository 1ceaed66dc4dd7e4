import { LRUCache } from 'lru-cache';
import type { StoredAnswer } from './stored-answer.ts';

const mostPages = 5000;
const longestKey = 1000;
/** What a page costs beside its bytes: heads, buffers, its place in the cache. */
const costOfEntry = 6 * 1024;

const sizeOf = ({ bodies }: StoredAnswer, key: string) =>
	bodies.gzip.length + bodies.br.length + 2 * key.length + costOfEntry;

/** Keeps the pages asked for last, up to a number of bytes. */
export function createPageCache(maxBytes: number) {
	const pages = new LRUCache<string, StoredAnswer>({ max: mostPages, maxSize: maxBytes, sizeCalculation: sizeOf });
	let generation = 0;

	return {
		get: (key: string): StoredAnswer | undefined => pages.get(key),
		/** Names the content a page is rendered from; a page of an older generation is not kept. */
		generation: () => generation,
		set(key: string, page: StoredAnswer, from: number) {
			if (from === generation && key.length <= longestKey) pages.set(key, page);
		},
		clear() {
			pages.clear();
			generation += 1;
		},
		size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
	};
}

export type PageCache = ReturnType<typeof createPageCache>;
