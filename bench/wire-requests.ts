/** What is asked, over and over: pages and filters of the catalogue, searches, and a message. */
export type Measurement = { name: string; path: string; payloads: object[] };

const lists = ['', 'infectious', 'respiratory', 'throat', 'drugs', 'respiratory,drugs'].flatMap((custom) =>
	['', '10', '11,20'].flatMap((cert_id) =>
		[1, 2, 3].map((page) => ({ custom, cert_id, test_id: '', page, page_size: 6, language: 'en' })),
	),
);

export const keywords = [
	'influ',
	'malaria',
	'dengue rapid',
	'troponin',
	'fertilty',
	'glucose',
	'hepatitis',
	'strep',
	'快速检测',
	'laboratory',
];

const message = {
	first_name: 'Ada',
	last_name: 'Lovelace',
	email: 'ada@example.com',
	source: 'Other',
	organization: 'Analytical Ltd',
	title: 'Countess',
	phone_number: '1',
	content: 'Please call me back about the rapid tests.',
	type: 'Contact Us',
};

/** What the others are compared with. */
export const bare: Measurement = { name: 'bare', path: '/bare', payloads: [{ page: 1, language: 'en' }] };

export const measurements: Measurement[] = [
	{ name: 'product_list', path: '/apis/api/product/product_list', payloads: lists },
	{
		name: 'search',
		path: '/apis/api/index/search',
		payloads: keywords.flatMap((keyword) => [1, 2].map((page) => ({ keyword, page, page_size: 6, language: 'en' }))),
	},
	{ name: 'message', path: '/apis/api/message/index', payloads: [message] },
];
