import { LRUCache } from 'lru-cache';
import type { Encoded } from './compression.ts';

/** A page as it leaves: rendered, compressed and signed once. */
export type StoredPage = {
	status: number;
	headers: Record<string, string>;
	etag: string;
	bodies: Encoded;
};

const mostPages = 5000;
const longestKey = 1000;
/** What a page costs beside its bytes: headers, buffers, its place in the cache. */
const costOfEntry = 4096;

const sizeOf = (page: StoredPage, key: string) =>
	page.bodies.identity.length + page.bodies.gzip.length + page.bodies.br.length + 2 * key.length + costOfEntry;

/** Keeps the pages asked for last, up to a number of bytes. */
export function createPageCache(maxBytes: number) {
	const pages = new LRUCache<string, StoredPage>({ max: mostPages, maxSize: maxBytes, sizeCalculation: sizeOf });
	let generation = 0;

	return {
		get: (key: string): StoredPage | undefined => pages.get(key),
		/** Names the content a page is rendered from; a page of an older generation is not kept. */
		generation: () => generation,
		set(key: string, page: StoredPage, from: number) {
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
