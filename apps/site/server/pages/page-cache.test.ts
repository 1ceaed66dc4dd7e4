import { describe, expect, it } from 'vitest';
import { unencoded } from './compression.ts';
import { createPageCache } from './page-cache.ts';
import { storedAnswer } from './stored-answer.ts';

const page = storedAnswer(200, {}, 'e', unencoded(Buffer.alloc(1000)));

describe('the page cache', () => {
	it('keeps the pages asked for last, and counts what an entry costs beside its bytes', () => {
		const cache = createPageCache(80_000);
		for (let i = 0; i < 100; i++) {
			cache.set(`page ${i}`, page, cache.generation());
			cache.get('page 0');
		}
		expect(cache.get('page 0')).toBe(page);
		expect(cache.get('page 99')).toBe(page);
		expect(cache.get('page 50')).toBeUndefined();
		expect(cache.size().pages).toBeLessThan(12);
		expect(cache.size().bytes).toBeLessThanOrEqual(80_000);
	});

	it('keeps no page that was made from content of before', () => {
		const cache = createPageCache(80_000);
		const from = cache.generation();
		cache.clear();
		cache.set('late', page, from);
		expect(cache.get('late')).toBeUndefined();
	});

	it('keeps nothing under an address that is longer than any of the site', () => {
		const cache = createPageCache(80_000);
		cache.set('x'.repeat(2000), page, cache.generation());
		expect(cache.size().pages).toBe(0);
	});
});
