import { describe, expect, it } from 'vitest';
import { holds, isCurrent, navigationAddress, placeInMenu } from './navigation-address.ts';

describe('an item of the menu', () => {
	it.each([
		['a product category', { url: '/product', custom: '' }, '/product/all'],
		['its child', { url: '/product', custom: 'cardiac-markers' }, '/product/cardiac-markers'],
		['the distributor page', { url: '/become-a-distributor', custom: '' }, '/become-a-distributor'],
		['any other', { url: '/supply-chain', custom: '' }, '/supply-chain'],
	])('leads to its place: %s', { tags: '@SHELL-14' }, (_, item, address) => {
		expect(navigationAddress(item)).toBe(address);
	});

	it.each([
		['/product/all', '/product/respiratory', true],
		['/product/all', '/products/troponin-i-rapid-test', true],
		['/resources', '/resources/reading-faint-lines', true],
		['/events', '/events-info/spring-fair', true],
		['/about', '/about', true],
		['/about', '/partnering', false],
	])('%s is highlighted on %s: %s', { tags: '@SHELL-16' }, (url, pathname, is) => {
		expect(isCurrent({ url }, pathname)).toBe(is);
	});

	it('is marked with its child on a category list and on the pages of its products', { tags: '@SHELL-16' }, () => {
		const leaf = { id: 3, name: '', url: '/product/hba1c', custom: 'hba1c', children: [] };
		const area = { id: 2, name: '', url: '/product/diabetes', custom: 'diabetes', children: [leaf] };
		const products = { id: 1, name: '', url: '/product', custom: '', children: [area] };
		const page = { product: { category: { slug: 'hba1c' } } };
		for (const place of [placeInMenu('/product/hba1c', { page: {} }), placeInMenu('/products/a-test', page)]) {
			expect(place).toBe('/product/hba1c');
			expect([products, area, leaf].map((item) => holds(item, place))).toEqual([true, true, true]);
		}
		expect(holds(area, placeInMenu('/product/all', null))).toBe(false);
	});

	it('for the supply chain is highlighted on /diagnostics', { tags: '@SHELL-16' }, () => {
		expect(isCurrent({ url: '/supply-chain' }, '/diagnostics')).toBe(true);
		expect(isCurrent({ url: '/about' }, '/diagnostics')).toBe(false);
	});
});
