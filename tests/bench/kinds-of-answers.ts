import { mostPacks } from '@site/contract/list';
import { demoSnapshot } from '@site/demo/snapshot';
import { listOf } from '../../apps/site/app/addresses/list-address.ts';
import { writeView } from '../../apps/site/app/pages/products/address.ts';
import { firstView, sorts } from '../../apps/site/app/pages/products/filters.ts';
import { settings, specimens, withins } from '../../apps/site/server/content/product-traits.ts';
import { type Asked, call, page } from './asked.ts';

const { categories, certifications, products } = demoSnapshot;

const lists = ['', ...categories.slice(0, 5).map(({ slug }) => slug)].flatMap((custom) =>
	['', ...certifications.slice(0, 2).map(({ id }) => String(id))].flatMap((cert_id) =>
		[1, 2].map((page) => ({ custom, cert_id, test_id: '', page, page_size: 6, language: 'en' })),
	),
);

const keywords = ['influ', 'malaria', 'dengue rapid', 'troponin', 'fertilty', 'glucose', 'strep', '快速检测'];

/** Words of the catalogue, so that each search finds something. */
const words = [...new Set(products.flatMap(({ title }) => title.en.toLowerCase().match(/[a-z]{4,}/g) ?? []))];

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

const wordAt = (at: number) => words[at % words.length] ?? '';

export const searchFor = (keyword: string) => call('/index/search', { keyword, page: 1, page_size: 6, language: 'en' });

export const productLists: Asked = lists.map((fields) => call('/product/product_list', fields));
export const knownSearches: Asked = keywords.map(searchFor);
/** Two words of the catalogue, each pair once. */
export const newSearches: Asked = (number) =>
	searchFor(`${wordAt(number)} ${wordAt(Math.floor(number / words.length) + number + 1)}`);
const answers = ['', ...Object.keys(specimens)].flatMap((specimen) =>
	['', ...Object.keys(settings)].flatMap((setting) =>
		['', ...withins].flatMap((within) =>
			['', ...categories.map(({ slug }) => slug)].map((area) => ({
				for: area,
				specimen,
				setting,
				within: String(within),
			})),
		),
	),
);
let answered = 0;
/** Each choice of answers once, also in a second measurement, since pages are cached. */
export const newFinders: Asked = () =>
	page(`/finder?${new URLSearchParams(answers[(answered++ * 389) % answers.length])}`);
const references = products.flatMap(({ packs }) => packs.map(({ reference }) => reference));
/** Twelve packs, in a new combination each time. */
export const newWorkingLists: Asked = (number) =>
	page(
		listOf(
			Array.from({ length: 12 }, (_, at) => ({
				reference: references[(number + at * 5) % references.length] ?? '',
				quantity: 1 + (Math.floor(number / references.length) % mostPacks),
			})),
		),
	);
export const tables: Asked = categories.flatMap(({ slug }) =>
	sorts.flatMap((sort) =>
		Object.keys(specimens).map((specimen) => page(writeView({ ...firstView(slug), sort, specimen, table: true }))),
	),
);
/** Previews are never cached; without a token they show the published product. */
export const unkeptPages: Asked = products.map(({ slug }) => page(`/productspreview/${encodeURIComponent(slug)}`));
export const messages: Asked = [call('/message/index', message)];
