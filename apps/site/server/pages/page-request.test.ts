import { describe, expect, it } from 'vitest';
import { plainKey, readPageRequest } from './page-request.ts';

const keyOf = (url: string, headers: Record<string, string> = {}) => readPageRequest({ url, headers }).key;

describe('the key of a page', () => {
	it.each([
		['/about?utm_source=mail&i=1', '/about'],
		['/about.data?_routes=nope&i=1', '/about.data'],
		['/about.data?_routes=About,nope,root', '/about.data?_routes=root,About'],
		['/product/all?i=1&page=2&search=flu', '/product/all?search=flu&page=2'],
		['/product/all.data?page=2&_routes=Products&i=1', '/product/all.data?_routes=Products&page=2'],
		['/.data', '/_.data'],
	])('of %s is that of %s: unread parameters do not make another page', (url, same) => {
		expect(keyOf(url)).toBe(keyOf(same));
	});

	it.each([
		['/about.data', '/about.data?_routes=About'],
		['/product/all?page=2', '/product/all?page=3'],
		['/product/all?compare=a&compare=b', '/product/all?compare=b&compare=a'],
		['/contract-manufacturing', '/contract-manufacturing?for=supply-chain'],
	])('of %s is not that of %s', (one, other) => {
		expect(keyOf(one)).not.toBe(keyOf(other));
	});

	it('differs by layout and by language', () => {
		const phone = { 'user-agent': 'Mozilla/5.0 (iPhone)' };
		expect(new Set([keyOf('/'), keyOf('/', phone), keyOf('/', { cookie: 'a=b; lang=cn' })]).size).toBe(3);
		expect(keyOf('/?lang=cn')).toBe(keyOf('/', { cookie: 'lang=cn' }));
		expect(keyOf('/?lang=en', { cookie: 'lang=cn' })).toBe(keyOf('/'));
		expect(keyOf('/about.data?lang=cn')).toBe(keyOf('/about.data', { cookie: 'lang=cn' }));
	});

	it('differs by chosen country, only on pages that mark it', { tags: '@INFO-18' }, () => {
		const chose = { cookie: 'lang=en; country=CN' };
		expect(keyOf('/products/x', chose)).not.toBe(keyOf('/products/x'));
		expect(keyOf('/products/x.data', chose)).not.toBe(keyOf('/products/x.data'));
		expect(keyOf('/products/x?country=', chose)).toBe(keyOf('/products/x?country='));
		expect(keyOf('/products/x?country=US', chose)).toBe(keyOf('/products/x?country=US'));
		expect(keyOf('/about', chose)).toBe(keyOf('/about'));
		expect(keyOf('/products/x', { cookie: 'country=nowhere' })).toBe(keyOf('/products/x'));
		expect(plainKey({ url: '/products/x', headers: chose })).toBeNull();
	});

	it('differs by chosen table, on lists whose address does not say it', { tags: '@FIND-8' }, () => {
		const chose = { cookie: 'view=table; country=CN' };
		expect(keyOf('/product/all', chose)).not.toBe(keyOf('/product/all'));
		expect(keyOf('/product/all', chose)).toBe(keyOf('/product/all', { cookie: 'view=table' }));
		expect(keyOf('/product/all?view=cards', chose)).toBe(keyOf('/product/all?view=cards'));
		expect(keyOf('/product/all?view=table', chose)).toBe(keyOf('/product/all?view=table', { cookie: 'country=CN' }));
		expect(keyOf('/product/all?view=table', chose)).not.toBe(keyOf('/product/all?view=table'));
		expect(keyOf('/about', { cookie: 'view=table' })).toBe(keyOf('/about'));
		expect(plainKey({ url: '/product/all', headers: { cookie: 'view=table' } })).toBeNull();
	});

	it('differs for a draft, with the requested layout and no language cookie', { tags: '@EDIT-2' }, () => {
		const typed = readPageRequest({ url: '/about?draft=abc&layout=mobile&lang=cn', headers: {} });
		expect(typed.key).not.toBe(keyOf('/about', { cookie: 'layout=mobile; lang=cn' }));
		expect(typed).toMatchObject({ draft: 'abc', layout: 'mobile', language: 'cn', newLanguage: null });
		expect(readPageRequest({ url: '/about?layout=mobile', headers: {} }).layout).toBe('desktop');
	});

	it('is known without the route table if there is no query', () => {
		for (const url of ['/', '/about', '/_.data', '/products/flu-a%2Fb']) {
			expect(plainKey({ url, headers: {} })).toBe(keyOf(url));
		}
		expect(plainKey({ url: '/product/all?page=2', headers: {} })).toBeNull();
	});
});

describe('the layout of a page', () => {
	it('is the visitor’s own, unless the address of a preview asks for one', () => {
		const layoutOf = (url: string) => readPageRequest({ url, headers: { 'user-agent': 'a PC' } }).layout;
		expect(layoutOf('/productspreview/x?token=1.a&layout=mobile')).toBe('mobile');
		expect(layoutOf('/productspreview/x?token=1.a')).toBe('desktop');
		expect(layoutOf('/products/x?layout=mobile')).toBe('desktop');
	});
});
