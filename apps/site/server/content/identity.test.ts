import { specialProducts } from '@site/contract/special-products';
import { demoSnapshot } from '@site/demo/snapshot';
import { expect, it } from 'vitest';
import { product as productBySlug, productList, relatedProducts } from './catalogue.ts';
import { buildContent } from './content.ts';
import { product, snapshotWith } from './fixtures.ts';
import { search } from './search.ts';

const day = '2026-11-17';
const sample = buildContent(demoSnapshot, day);
const viewOf = (content: typeof sample, slug: string) => {
	const found = productBySlug(content, { slug, language: 'en' });
	if (!found) throw new Error(`no product ${slug}`);
	return found;
};
const found = (keyword: string) =>
	search(sample, { keyword, language: 'en', page: 1, pageSize: 10, all: true }).items.map(({ slug }) => slug);

it('products that work together say so on both sides, in their own words', { tags: '@INFO-4' }, () => {
	const content = buildContent(
		snapshotWith({
			products: [
				product(1, { worksWith: [{ kind: 'test', productId: 2 }] }),
				product(2, { worksWith: [{ kind: 'control', productId: 3 }] }),
				product(3),
			],
		}),
	);
	const kinds = (slug: string) => viewOf(content, slug).worksWith.map(({ kind, slug }) => [kind, slug]);
	expect(kinds('product-1')).toEqual([['test', 'product-2']]);
	expect(kinds('product-2')).toEqual([
		['control', 'product-3'],
		['analyzer', 'product-1'],
	]);
	expect(kinds('product-3')).toEqual([['controlled', 'product-2']]);
});

it('a product is discontinued from its day on, and links its successor', { tags: '@INFO-5' }, () => {
	const discontinued = { on: '2026-06-30', lastOrderOn: '2026-03-31', successorId: 2 };
	const snapshot = snapshotWith({ products: [product(1, { discontinued }), product(2)] });
	const before = buildContent(snapshot, '2026-06-29');
	const after = buildContent(snapshot, '2026-06-30');
	expect(viewOf(before, 'product-1')).toMatchObject({
		isDiscontinued: false,
		discontinued: { on: 'June 30, 2026', lastOrderOn: 'March 31, 2026', successor: { slug: 'product-2' } },
	});
	expect(viewOf(after, 'product-1')).toMatchObject({ isDiscontinued: true, successorSlug: 'product-2' });
	const marked = (content: typeof after) =>
		productList(content, { page: 1, pageSize: 9, language: 'en' }).items.map(({ isDiscontinued }) => isDiscontinued);
	expect(marked(before)).toEqual([false, false]);
	expect(marked(after)).toEqual([true, false]);
	expect(relatedProducts(before, { slug: 'product-2', language: 'en' })).toMatchObject([{ slug: 'product-1' }]);
	expect(relatedProducts(after, { slug: 'product-2', language: 'en' })).toEqual([]);
	expect(search(after, { keyword: 'REF-0001', language: 'en', page: 1, pageSize: 9 }).items[0]).toMatchObject({
		slug: 'product-1',
		isDiscontinued: true,
	});
});

it('a discontinued product’s page says what its successor does not detect', { tags: '@INFO-5' }, () => {
	const { discontinued } = viewOf(buildContent(demoSnapshot, '2026-11-19'), 'rsv-adenovirus-combo-rapid-test');
	expect(discontinued?.successor).toMatchObject({ reference: 'HA-RSV-20', lacks: ['adenovirus'] });
	expect(viewOf(buildContent(demoSnapshot, '2026-06-01'), 'rsv-adenovirus-combo-rapid-test').successorSlug).toBe('');
});

it('readers of Chinese see which products are not registered in China', { tags: '@INFO-36' }, () => {
	const said = (slug: string, language: 'en' | 'cn') => productBySlug(sample, { slug, language })?.notSoldHere;
	expect(said(specialProducts.atHomeMultiplex, 'cn')).toContain('未在中国注册');
	expect(said(specialProducts.atHomeMultiplex, 'en')).toBe('');
	expect(said('flu-a-b-rapid-test', 'cn')).toBe('');
});

it('every REF and GTIN finds its product first, whole or with spaces', { tags: '@INFO-6' }, () => {
	for (const { slug, packs } of demoSnapshot.products)
		for (const { reference, gtin = '' } of packs)
			for (const typed of [reference, reference.replaceAll('-', ' '), gtin, `0${gtin}`, gtin.replace(/(.{4})/g, '$1 ')])
				expect([typed, found(typed)[0]]).toEqual([typed, slug]);
});
