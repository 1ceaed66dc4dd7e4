import { expect, it } from 'vitest';
import { resolveLinks } from './links.ts';
import { localise } from './localise.ts';

const links = { shop: { en: '/shop', cn: '/shop-cn' }, form: { en: '/form' } };
const button = (to: string, text: { en: string; cn?: string } = { en: '' }) => ({ to, text });

it('a button and a text lead each language to its own address, and to the same where there is one', () => {
	const both = { en: '<a href="link:shop">Shop</a>', cn: '<a href="link:shop">商店</a>' };
	const shop = resolveLinks(button('link:shop', both), links);
	expect(localise(shop, 'en')).toEqual({ to: '/shop', text: '<a href="/shop">Shop</a>' });
	expect(localise(shop, 'cn')).toEqual({ to: '/shop-cn', text: '<a href="/shop-cn">商店</a>' });
	expect(resolveLinks(button('link:form'), links).to).toBe('/form');
});

it('what has no link, or one that nobody set, stays as it is', () => {
	const plain = button('/contact', { en: 'link: see below' });
	expect(resolveLinks(plain, links)).toBe(plain);
	expect(resolveLinks('link:nothing', links)).toBe('link:nothing');
});
