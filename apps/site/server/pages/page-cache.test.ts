import { describe, expect, it } from 'vitest';
import { unencoded } from './compression.ts';
import { createPageCache, type KeptPage } from './page-cache.ts';
import { readPageRequest } from './page-request.ts';
import { storedAnswer } from './stored-answer.ts';

const stored = storedAnswer(200, {}, 'e', unencoded(Buffer.alloc(1000)));
const pageAt = (key: string): KeptPage => ({
	stored,
	request: { ...readPageRequest({ url: '/', headers: {} }), key },
	answers: [],
	url: undefined,
	beside: '',
});
const openCache = (isMadeAlike = (_: KeptPage) => true) => createPageCache(100_000, isMadeAlike);

describe('the page cache', () => {
	it('keeps the pages requested last, and counts each entry’s overhead', () => {
		const cache = openCache();
		for (let i = 0; i < 100; i++) {
			cache.set(pageAt(`page ${i}`), cache.generation());
			cache.get('page 0');
		}
		expect(cache.get('page 0')).toBe(stored);
		expect(cache.get('page 99')).toBe(stored);
		expect(cache.get('page 50')).toBeUndefined();
		expect(cache.size().pages).toBeLessThan(13);
		expect(cache.size().bytes).toBeLessThanOrEqual(100_000);
	});

	it('keeps no page that was rendered from former content', () => {
		const cache = openCache();
		const from = cache.generation();
		cache.renew();
		cache.set(pageAt('late'), from);
		expect(cache.get('late')).toBeUndefined();
	});

	it('checks each page once after new content, and keeps only unchanged ones', () => {
		const looked: string[] = [];
		const cache = openCache(({ request: { key } }) => looked.push(key) > 0 && key === 'alike');
		for (const key of ['alike', 'other']) cache.set(pageAt(key), cache.generation());
		expect(looked).toEqual([]);
		cache.renew();
		expect([cache.get('alike'), cache.get('alike'), cache.get('other')]).toEqual([stored, stored, undefined]);
		expect(looked).toEqual(['alike', 'other']);
		cache.renew();
		expect(cache.isCurrent('alike')).toBe(true);
		expect(cache.isCurrent('other')).toBe(false);
	});

	it('keeps nothing under an address longer than any of the site', () => {
		const cache = openCache();
		cache.set(pageAt('x'.repeat(2000)), cache.generation());
		expect(cache.size().pages).toBe(0);
	});
});
