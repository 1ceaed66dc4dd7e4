import type { WireList, WireProductItem } from '@site/contract/wire';
import type { CardProduct } from '../../catalogue/product-card.tsx';
import { call } from '../../client/wire.ts';
import { productSearchPageSize, productsPageSize } from '../../constants.ts';
import type { Part, View } from './filters.ts';

export type Option = { id: number; name: string };
export type CategoryOption = Option & { slug: string; children: CategoryOption[] };
export type CertificationOption = Option & { children: CertificationOption[] };
export type ProductPage = { items: CardProduct[]; total: number };

/** Everything that the list is made of. The loader gives the first ones, the wire those that follow. */
export type Answers = {
	categories: CategoryOption[];
	certifications: CertificationOption[];
	testTypes: Option[];
	products: ProductPage;
	found: ProductPage;
};

type Asked = { language: string; signal: AbortSignal };

const customOf = (view: View) => view.category || 'all';

/** What each part is asked with. Two views with the same question share its answer. */
export const questions = {
	categories: (view: View) => ({ custom: customOf(view) }),
	certifications: (view: View) => ({ keyword: view.certificationSearch }),
	testTypes: (view: View) => ({ custom: customOf(view) }),
	products: (view: View) => ({
		custom: customOf(view),
		cert_id: view.certifications.join(','),
		test_id: view.testType ?? '',
		page: view.page,
		page_size: productsPageSize,
	}),
	found: (view: View) => ({ keyword: view.search, page: view.searchPage, page_size: productSearchPageSize }),
};

export const questionKey = (part: Part, view: View) => `${part} ${JSON.stringify(questions[part](view))}`;

const products = ({ data, total }: WireList<WireProductItem>): ProductPage => ({
	items: data.map(({ custom, title, description, url }) => ({ slug: custom, title, description, picture: { url } })),
	total,
});

type Tree = { id: number; catname: string; children: Tree[] };
const option = ({ id, catname }: { id: number; catname: string }): Option => ({ id, name: catname });
const certification = (entry: Tree): CertificationOption => ({
	...option(entry),
	children: entry.children.map(certification),
});
type CategoryTree = Tree & { custom: string; children: CategoryTree[] };
const category = (entry: CategoryTree): CategoryOption => ({
	...option(entry),
	slug: entry.custom,
	children: entry.children.map(category),
});

/** Asks the wire for one part of a view. An answer that says it is none counts as a failure. */
export const ask: { [P in Part]: (view: View, asked: Asked) => Promise<Answers[P]> } = {
	categories: async (view, { language, signal }) =>
		good(await call('categories', { ...questions.categories(view), language }, { signal })).map(category),
	certifications: async (view, { language, signal }) =>
		good(await call('certifications', { ...questions.certifications(view), language }, { signal })).map(certification),
	testTypes: async (view, { language, signal }) =>
		good(await call('testTypes', { ...questions.testTypes(view), language }, { signal })).map(option),
	products: async (view, { language, signal }) =>
		products(good(await call('products', { ...questions.products(view), language }, { signal }))),
	found: async (view, { language, signal }) =>
		products(good(await call('productSearch', { ...questions.found(view), language }, { signal }))),
};

function good<T>({ status, msg, data }: { status: number; msg: string; data: T }): T {
	if (status !== 200) throw new Error(msg);
	return data;
}
