import { describe, expect, it } from 'vitest';
import { isCurrent, navigationAddress } from './navigation-address.ts';

describe('an item of the menu', () => {
	it.each([
		['a product category', { url: '/product', custom: '' }, '/product/all'],
		['its child', { url: '/product', custom: 'cardiac-markers' }, '/product/cardiac-markers'],
		['the distributor page', { url: '/become-a-distributor', custom: '' }, '/become-a-distributor'],
		['any other', { url: '/supply-chain', custom: '' }, '/supply-chain'],
	])('leads to its place: %s (SHELL-14)', (_, item, address) => {
		expect(navigationAddress(item)).toBe(address);
	});

	it.each([
		['/product/all', '/product/respiratory', true],
		['/product/all', '/products/troponin-i-rapid-test', true],
		['/resources', '/resources/reading-faint-lines', true],
		['/events', '/events-info/spring-fair', true],
		['/about', '/about', true],
		['/about', '/partnering', false],
	])('%s is highlighted on %s: %s (SHELL-16)', (url, pathname, is) => {
		expect(isCurrent({ url }, pathname)).toBe(is);
	});

	it('of the supply chain is highlighted on /diagnostics (D43)', () => {
		expect(isCurrent({ url: '/supply-chain' }, '/diagnostics')).toBe(true);
		expect(isCurrent({ url: '/about' }, '/diagnostics')).toBe(false);
	});
});
