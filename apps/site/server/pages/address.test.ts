import { expect, it } from 'vitest';
import { readAddress } from './address.ts';

it.each([
	['/products/../productspreview/slug?token=t', '/productspreview/slug'],
	['/products/%2e%2E/productspreview/slug', '/productspreview/slug'],
	['/products/.%2e/./productspreview/slug', '/productspreview/slug'],
	['/products\\..\\productspreview/slug', '/productspreview/slug'],
	['//elsewhere.example/about', '//elsewhere.example/about'],
	['http://elsewhere.example/about?x', '/about'],
	['/about?a/../b', '/about'],
	['*', '/'],
	['', '/'],
])('%s is judged as %s', (url, path) => {
	expect(readAddress(url).path).toBe(path);
});
