import { expect, test } from 'vitest';
import { addressIn, askedOf, queryFor } from './asked.ts';

test('the filters are in the address and are read back from it', { tags: '@DESK-6' }, () => {
	const query = 'tab=all&q=%E6%8A%A5%E4%BB%B7&kind=quote&item=product-12&age=7&country=Ireland&page=3';
	const asked = askedOf(new URLSearchParams(query));
	expect(asked).toEqual({
		tab: 'all',
		words: '报价',
		kind: 'quote',
		item: 'product-12',
		age: '7',
		country: 'Ireland',
		page: 3,
	});
	expect(queryFor(asked)).toBe(query);
	expect(addressIn(asked, 'K7M-4QX-9TD')).toBe(`/admin/desk/K7M-4QX-9TD?${query}`);
});

test('unknown filter values are left out', { tags: '@DESK-6' }, () => {
	const query = 'tab=secret&kind=toString&item=%27--&age=3&page=-4&q=+';
	expect(askedOf(new URLSearchParams(query))).toEqual({ tab: 'new', words: '', page: 1 });
	expect(queryFor({ tab: 'new', words: '', page: 1 })).toBe('');
});
