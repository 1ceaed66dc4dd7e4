import { describe, expect, it } from 'vitest';
import { freeAddressProblem, suggestedAddress } from './free-pages.ts';

describe('the address of a free page', () => {
	it.each(['flu-season', 'campaigns/flu-season', '2027/expo', 'a/b/c/d'])('may be %s', { tags: '@FREE-2' }, (slug) => {
		expect(freeAddressProblem(slug)).toBeNull();
	});

	it.each([
		'',
		'/flu',
		'flu/',
		'flu//season',
		'Flu',
		'flu season',
		'flu_season',
		'flü',
		'-flu',
		'flu--a',
		'../flu',
		'a.b',
	])('is not “%s”: the message names the letters and the hyphens', { tags: '@FREE-2' }, (slug) => {
		expect(freeAddressProblem(slug)).toMatch(/^Lower-case letters/);
	});

	it.each(['about', 'about/team', 'product/zt/new', 'products', 'apis/api', 'media/x', 'free-sample', 'culture/cn/x'])(
		'%s begins like an address of the site, and the refusal names it',
		{ tags: '@FREE-2' },
		(slug) => {
			expect(freeAddressProblem(slug)).toContain(`“${slug.split('/')[0]}”`);
		},
	);

	it('is not longer than 120 characters', { tags: '@FREE-2' }, () => {
		expect(freeAddressProblem('a'.repeat(120))).toBeNull();
		expect(freeAddressProblem('a'.repeat(121))).toBe('At most 120 characters.');
	});

	it.each([
		['Flu season: be ready', 'flu-season-be-ready'],
		['  What’s new — 2027? ', 'whats-new-2027'],
		['Über Prüfstand', 'uber-prufstand'],
		['流感', ''],
	])('is made from the title “%s”: %s', { tags: '@FREE-2' }, (title, address) => {
		expect(suggestedAddress(title)).toBe(address);
	});
});
