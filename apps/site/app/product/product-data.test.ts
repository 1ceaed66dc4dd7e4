import { expect, it } from 'vitest';
import { newServedDocument, type ProductView, type Visit } from '../visit.ts';
import { productPage } from './product-data.ts';

const product = {
	slug: 'strep-a',
	title: 'Strep A',
	content: '<p>Reads in five minutes.</p>',
	specifications: [{ key: 'sample', value: 'Throat swab' }],
	resultGuide: { introduction: 'Read at 5 minutes.', readings: [], notes: [], notInstead: '' },
	packs: [{ reference: 'HA-STA', quantity: '25 tests' }],
	worksWith: [],
	discontinued: null,
	ordering: { facts: [{ key: 'leadTime', value: '2 weeks' }], sample: true },
	emergencyUse: '',
	use: 'For professional use only',
	registrations: [],
	performance: null,
	characteristics: [],
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

it('a document hands over of a product what changes in its page; the data of a page that is navigated to are whole', () => {
	const headline = 'Treat on the first visit';
	const served = newServedDocument('nonce');
	const { parts, ...page } = productPage({ ask, country: '', language: 'en', served }, product);
	expect(page).toEqual({
		product: {
			...product,
			content: '',
			specifications: [],
			packs: [],
			use: '',
			ordering: { facts: [], sample: null },
			resultGuide: null,
			theme: null,
		},
		related: [],
		countries: [],
		notices: [],
		country: '',
		headline,
		still: true,
	});
	expect(parts.map(({ id }) => id)).toEqual(['benefits', 'results', 'about', 'ordering']);
	const whole = { product, related, countries, notices, country: '' };
	expect(served.product).toEqual(whole);
	expect(productPage({ ask, country: '', language: 'en', served: null }, product)).toEqual({
		...whole,
		headline,
		parts,
	});
});
