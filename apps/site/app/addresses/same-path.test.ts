import { expect, it } from 'vitest';
import { isSamePath } from './same-path.ts';

it.each([
	['/about', '/about'],
	['/products/caf%C3%A9', '/products/caf%C3%A9'],
	['/products/caf%c3%a9', '/products/café'],
	['/products/a%2Fb', '/products/a%2Fb'],
	['/products/%E0%A4%A', '/products/%E0%A4%A'],
])('%s and %s are the same page', { tags: '@ROUTE-13' }, (one, other) => {
	expect(isSamePath(one, other)).toBe(true);
	expect(isSamePath(other, one)).toBe(true);
});

it.each([
	['/about', '/products/%E0%A4%A'],
	['/products/a', '/products/a%2Fb'],
	['/products/a%2Fb', '/products/a/b'],
])('%s and %s are different pages', (one, other) => {
	expect(isSamePath(one, other)).toBe(false);
	expect(isSamePath(other, one)).toBe(false);
});
