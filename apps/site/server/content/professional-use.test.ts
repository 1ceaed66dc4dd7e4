import type { Registration, UseSetting } from '@site/contract/registrations';
import { expect, it } from 'vitest';
import { product as productBySlug, productList } from './catalogue.ts';
import { buildContent } from './content.ts';
import { product, snapshotWith } from './fixtures.ts';
import { search } from './search.ts';

const row = (productId: number, settings: UseSetting[], validTo?: string): Registration => ({
	id: productId * 10 + settings.length,
	productId,
	country: 'US',
	route: '510k',
	number: 'K1',
	holder: { en: 'Holder' },
	validFrom: '2025-01-01',
	...(validTo && { validTo }),
	settings,
	registerUrl: '',
});

const content = buildContent(
	snapshotWith({
		products: [1, 2, 3].map((id) => product(id, { worksWith: id === 2 ? [{ kind: 'test', productId: 1 }] : [] })),
		registrations: [
			row(1, ['professional', 'near-patient']),
			row(2, ['professional']),
			row(2, ['self-test', 'professional']),
		],
	}),
	'2026-11-17',
);

it('a product not registered for self-testing is for professionals', { tags: '@INFO-29' }, () => {
	const viewOf = (id: number, language: 'en' | 'cn' = 'en') =>
		productBySlug(content, { slug: `product-${id}`, language });
	expect([1, 2, 3].map((id) => viewOf(id)?.use)).toEqual(['For professional use only', '', '']);
	expect(viewOf(1, 'cn')?.use).toBe('仅供专业使用');
	expect(viewOf(2)?.worksWith.map(({ use }) => use)).toEqual(['For professional use only']);
	const listed = productList(content, {
		categories: [],
		certifications: [],
		language: 'en',
		page: 1,
		pageSize: 3,
		order: 'usual',
	});
	expect(listed.items.map(({ slug, use }) => [slug, use])).toContainEqual(['product-1', 'For professional use only']);
	const found = search(content, { keyword: 'Rapid Test 1', language: 'en', page: 1, pageSize: 3 }).items;
	expect(found.find(({ slug }) => slug === 'product-1')?.use).toBe('For professional use only');
});
