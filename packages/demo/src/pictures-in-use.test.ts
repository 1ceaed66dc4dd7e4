import type { PageKey } from '@site/contract/pages';
import type { Picture } from '@site/contract/picture';
import { describe, expect, test } from 'vitest';
import manifest from './pictures.json' with { type: 'json' };
import { demoSnapshot } from './snapshot.ts';

const { pages, freePages, products, articles, events, categories, culture, home } = demoSnapshot;

const nameOf = ({ url }: Picture) => url.replace(/^\/media\/|-[0-9a-f]{10}\b.*$/g, '');
const isRendered = (picture: Picture) => nameOf(picture) in manifest.pictures;

const isPicture = (value: object): value is Picture => 'url' in value && 'alt' in value && 'width' in value;

function picturesIn(value: unknown): Picture[] {
	if (typeof value !== 'object' || value === null) return [];
	return isPicture(value) ? [value] : Object.values(value).flatMap(picturesIn);
}

/** Everything with an address, together with its own content. */
const places: [address: string, content: unknown][] = [
	...pages.map((page): [string, unknown] => [page.key, page.key === 'home' ? [page, home] : page]),
	...freePages.map((page): [string, unknown] => [page.slug, page]),
	...products.map((product): [string, unknown] => [`product ${product.slug}`, product]),
	...articles.map((article): [string, unknown] => [`article ${article.slug}`, article]),
	...events.map((event): [string, unknown] => [`event ${event.slug}`, event]),
	...categories.map((category): [string, unknown] => [`category ${category.slug}`, category]),
	...culture.map((page): [string, unknown] => [`culture ${page.slug}`, page]),
];

const shown = places.map(([address, content]): [string, string[]] => [
	address,
	picturesIn(content).filter(isRendered).map(nameOf),
]);

describe('pictures of the sample', () => {
	test.each(shown)('%s shows no picture twice', (_, names) => {
		expect(names).toEqual([...new Set(names)]);
	});

	test.each(Object.keys(manifest.pictures))('%s is on three pages at most, or on three kinds of pages', (name) => {
		const pages = shown.filter(([, names]) => names.includes(name)).map(([address]) => address);
		// The section about the inside of the strip is shared by the themed pages, so it counts once.
		const counted = /^strip-\d/.test(name) ? new Set(pages.map((address) => address.split(' ')[0])) : new Set(pages);
		expect(counted.size, pages.join(', ')).toBeLessThanOrEqual(3);
	});

	test('no page has the head picture of another, and neither does a list', { tags: '@PAGE-63' }, () => {
		// These have plain heads (`plain-head.ts`): their pictures are only for sharing.
		const plain: PageKey[] = ['careers-apply', 'anti-bribery-policy', 'privacy-policy', 'terms-and-conditions'];
		const headed = [...pages.filter(({ key }) => !plain.includes(key)), ...freePages];
		const heads = headed.flatMap(({ sections: [first] }) => (first?.kind === 'banner' ? [nameOf(first.picture)] : []));
		const lists = categories.flatMap(({ picture }) => (picture ? [nameOf(picture)] : []));
		const banners = [...heads, ...home.banners.map(({ picture }) => nameOf(picture)), ...lists];
		expect(banners.filter((name, at) => banners.indexOf(name) !== at)).toEqual([]);
	});

	test('every product has its own picture, which no other product has', () => {
		const own = products.flatMap(({ picture, gallery }) => [picture, ...gallery].map(nameOf));
		expect(new Set(own).size).toBe(own.length);
		expect(own.filter((name) => !(name in manifest.pictures))).toEqual([]);
	});

	test('every article has its own picture, and so has every event', () => {
		for (const items of [articles, events]) {
			const names = items.flatMap(({ picture }) => (picture ? [nameOf(picture)] : []));
			expect(names).toEqual([...new Set(names)]);
		}
	});
});
