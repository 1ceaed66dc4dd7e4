import { expect, it } from 'vitest';
import { newServedDocument, type ProductView, type Visit } from '../visit.ts';
import { productPage } from './product-data.ts';

const product = {
	slug: 'strep-a',
	title: 'Strep A',
	content: '<p>Reads in five minutes.</p>',
	specifications: [{ key: 'sample', value: 'Throat swab' }],
	resultGuide: { reading: 'appears', lines: [] },
	theme: { headline: 'Treat on the first visit', benefits: [] },
} as unknown as ProductView;
const related = [{ id: 7 }];
const ask = { relatedProducts: () => related } as unknown as Visit['ask'];

it('a document hands over of a product what changes in its page; the data of a page that is navigated to are whole', () => {
	const headline = 'Treat on the first visit';
	const served = newServedDocument('nonce');
	const { parts, ...page } = productPage({ ask, language: 'en', served }, product);
	expect(page).toEqual({
		product: { ...product, content: '', specifications: [], resultGuide: null, theme: null },
		related: [],
		headline,
		still: true,
	});
	expect(parts.map(({ id }) => id)).toEqual(['results']);
	expect(served.product).toEqual({ product, related });
	expect(productPage({ ask, language: 'en', served: null }, product)).toEqual({ product, related, headline, parts });
});
