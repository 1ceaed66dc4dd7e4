import { expect, it } from 'vitest';
import { resolveLinks } from './links.ts';
import { localise } from './localise.ts';

const links = { shop: { en: '/shop', cn: '/shop-cn' }, form: { en: '/form' } };
const button = (to: string, text: { en: string; cn?: string } = { en: '' }) => ({ to, text });

it('a button and a text lead each language to its own address, or to the only one', () => {
	const both = { en: '<a href="link:shop">Shop</a>', cn: '<a href="link:shop">商店</a>' };
	const shop = resolveLinks(button('link:shop', both), links);
	expect(localise(shop, 'en')).toEqual({ to: '/shop', text: '<a href="/shop">Shop</a>' });
	expect(localise(shop, 'cn')).toEqual({ to: '/shop-cn', text: '<a href="/shop-cn">商店</a>' });
	expect(resolveLinks(button('link:form'), links).to).toBe('/form');
});

it('a value without a link, or with an unset one, stays as it is', () => {
	const plain = button('/contact', { en: 'link: see below' });
	expect(resolveLinks(plain, links)).toBe(plain);
	expect(resolveLinks('link:nothing', links)).toBe('link:nothing');
});
