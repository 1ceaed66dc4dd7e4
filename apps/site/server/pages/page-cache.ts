import type { Encoded } from './compression.ts';

/** A page as it leaves: rendered, compressed and signed once. */
export type StoredPage = {
	status: number;
	headers: Record<string, string>;
	etag: string;
	bodies: Encoded;
};

const sizeOf = (page: StoredPage) => page.bodies.identity.length + page.bodies.gzip.length + page.bodies.br.length;

/** Keeps the pages asked for last, up to a number of bytes. A Map remembers its order, so the first entry is the oldest. */
export function createPageCache(maxBytes: number) {
	const pages = new Map<string, StoredPage>();
	let bytes = 0;
	let generation = 0;

	return {
		get(key: string): StoredPage | undefined {
			const page = pages.get(key);
			if (page) {
				pages.delete(key);
				pages.set(key, page);
			}
			return page;
		},
		/** Names the content a page is rendered from; a page of an older generation is not kept. */
		generation: () => generation,
		set(key: string, page: StoredPage, from: number) {
			const size = sizeOf(page);
			if (from !== generation || size > maxBytes) return;
			const former = pages.get(key);
			if (former) {
				bytes -= sizeOf(former);
				pages.delete(key);
			}
			pages.set(key, page);
			bytes += size;
			for (const [oldest, entry] of pages) {
				if (bytes <= maxBytes) break;
				pages.delete(oldest);
				bytes -= sizeOf(entry);
			}
		},
		clear() {
			pages.clear();
			bytes = 0;
			generation += 1;
		},
		size: () => ({ pages: pages.size, bytes }),
	};
}

export type PageCache = ReturnType<typeof createPageCache>;
