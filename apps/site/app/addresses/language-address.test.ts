import { describe, expect, it } from 'vitest';
import { addressIn, addressOfSwitch, languageAsked, linksIn } from './language-address.ts';

describe('the language in an address', { tags: '@D26' }, () => {
	it.each([
		['/about', '/about?lang=cn'],
		['/', '/?lang=cn'],
		['/careers?job=3#job-3', '/careers?job=3&lang=cn#job-3'],
		['/about?lang=cn', '/about?lang=cn'],
		['/about?lang=en', '/about?lang=en'],
		['/documents/a.pdf', '/documents/a.pdf'],
		['https://example.com/', 'https://example.com/'],
		['//example.com/', '//example.com/'],
		['mailto:a@example.com', 'mailto:a@example.com'],
		['#content', '#content'],
	])('is Chinese or needs no mention: %s', (address, chinese) => {
		expect(addressIn('cn', address)).toBe(chinese);
		expect(addressIn('en', address)).toBe(address);
	});

	it('is read anywhere in a query, if the site has that language', () => {
		expect(['lang=cn', '?a=b&lang=en', '?lang=fr', '?slang=cn', '?lang=cnn', ''].map(languageAsked)).toEqual([
			'cn',
			'en',
			null,
			null,
			null,
			null,
		]);
	});

	it('is changed by the switch, which keeps the rest of the view', () => {
		const here = { pathname: '/product/all', search: '?lang=cn&type=2' };
		expect(addressOfSwitch('en', here)).toBe('/product/all?type=2&lang=en');
	});

	it('is in the links of a text, which stays valid HTML', () => {
		expect(
			linksIn('cn', '<a title="x" href="/search?search=a&amp;page=2">a</a> <a href="https://b.example/">b</a>'),
		).toBe('<a title="x" href="/search?search=a&amp;page=2&amp;lang=cn">a</a> <a href="https://b.example/">b</a>');
	});
});
