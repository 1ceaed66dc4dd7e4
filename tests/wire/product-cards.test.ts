import { type Language, languages } from '@site/contract/language';
import { demoSnapshot } from '@site/demo/snapshot';
import { expect, it } from 'vitest';
import type { CardProduct } from '../../apps/site/app/catalogue/product-card.tsx';
import { product, productList, productSearch, relatedProducts } from '../../apps/site/server/content/catalogue.ts';
import { buildContent } from '../../apps/site/server/content/content.ts';
import { finder } from '../../apps/site/server/content/finder.ts';
import { list } from '../../apps/site/server/content/list.ts';
import { search } from '../../apps/site/server/content/search.ts';

const content = buildContent(demoSnapshot, '2026-11-17');
const paging = { page: 1, pageSize: 1000 };

const facts = ['title', 'reference', 'pack', 'isDiscontinued', 'emergencyUse', 'use'] as const;
type Card = Pick<CardProduct, 'slug'> & Partial<Pick<CardProduct, (typeof facts)[number]>>;

const keyword = 'test';

const places: Record<string, (language: Language) => readonly Card[]> = {
	'the list': (language) => productList(content, { ...paging, categories: [], language }).items,
	'the search of the list': (language) => productSearch(content, { ...paging, keyword, language }).items,
	'related products': (language) =>
		demoSnapshot.products.flatMap(({ slug }) => relatedProducts(content, { slug, language })),
	'the finder': (language) => finder(content, { language }).products,
	'the search of the site': (language) =>
		search(content, { ...paging, keyword, language }).items.filter(({ kind }) => kind === 'product'),
	'the list of a purchaser': (language) => {
		const items = demoSnapshot.products.map(({ reference }) => `${reference}:1`).join(',');
		// Reference and pack are those of the ordered pack.
		return list(content, { items, add: '', left: '', language }).lines.map(
			({ slug, title, isDiscontinued, emergencyUse }) => ({ slug, title, isDiscontinued, emergencyUse }),
		);
	},
};

it.each(Object.entries(places))(
	'every card has the same data as its product page: %s',
	{ tags: ['@INFO-15', '@INFO-29'] },
	(_place, cardsIn) => {
		for (const language of languages) {
			const cards = cardsIn(language);
			expect(cards.length).toBeGreaterThan(2);
			for (const card of cards) {
				const page = product(content, { slug: card.slug, language });
				if (!page) throw new Error(`${card.slug} has no page`);
				const said = { ...page, pack: page.packs[0]?.quantity ?? '' };
				for (const fact of facts) if (fact in card) expect([card.slug, card[fact]]).toEqual([card.slug, said[fact]]);
			}
		}
	},
);
