import { expect, it } from 'vitest';
import { newServedDocument, type ProductView, type Visit } from '../visit.ts';
import { productPage } from './product-data.ts';

const product = {
	slug: 'strep-a',
	title: 'Strep A',
	content: '<p>Reads in five minutes.</p>',
	facts: [
		{ key: 'specimen', value: 'Throat swab' },
		{ key: 'leadTime', value: '2 weeks' },
	],
	sample: true,
	resultGuide: { introduction: 'Read at 5 minutes.', readings: [], notes: [], notInstead: '' },
	packs: [{ reference: 'HA-STA', quantity: '25 tests' }],
	worksWith: [],
	discontinued: null,
	emergencyUse: '',
	use: 'For professional use only',
	registrations: [],
	performance: null,
	resources: [],
	theme: { headline: 'Treat on the first visit', benefits: [{ title: 'Quick', text: 'Five minutes.' }] },
} as unknown as ProductView;
const related = [{ id: 7 }];
const countries = [{ code: 'US', name: 'United States' }];
const notices = [{ id: 3 }];
const ask = {
	relatedProducts: () => related,
	registeredCountries: () => countries,
	openNotices: () => notices,
} as unknown as Visit['ask'];

it('a document carries only the dynamic data of a product; navigation loads all data', () => {
	const headline = 'Treat on the first visit';
	const served = newServedDocument('nonce');
	const page = productPage({ ask, country: '', language: 'en', served }, product);
	const { slug, title, resources } = product;
	expect(JSON.parse(JSON.stringify(page))).toEqual({
		product: { slug, title, resources },
		whole: null,
		headline,
		parts: page.parts,
	});
	expect(page.parts.map(({ id }) => id)).toEqual(['results', 'about', 'ordering']);
	const whole = { product, related, countries, notices, country: '' };
	expect(served.product).toEqual(whole);
	expect(productPage({ ask, country: '', language: 'en', served: null }, product)).toEqual({
		product,
		whole,
		headline,
		parts: page.parts,
	});
});
