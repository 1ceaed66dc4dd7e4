import type { WireList, WireProductItem, WireProductRow } from '@site/contract/wire';
import type { CardProduct } from '../../catalogue/product-card.tsx';
import type { Asking } from '../../client/wire/use-answer.ts';
import { answerOf } from '../../client/wire/wire.ts';
import { productSearchPageSize } from '../../constants.ts';
import type { ProductCounts } from '../../visit.ts';
import { pageSizeOf, traits } from './filters.ts';
import type { Part, Questions } from './questions.ts';

export type Option = { id: number; name: string };
export type CategoryOption = Option & { slug: string; children: CategoryOption[] };
export type CertificationOption = Option & { children: CertificationOption[] };
export type ListedProduct = CardProduct & { row?: WireProductRow | undefined };
export type ProductPage = { items: ListedProduct[]; total: number };
/** With the number of products for each choice. */
export type ProductListing = ProductPage & { counts: ProductCounts };

/** All data of the list. The loader provides the first answers, the wire later ones. */
export type Answers = {
	categories: CategoryOption[];
	certifications: CertificationOption[];
	testTypes: Option[];
	products: ProductListing;
	found: ProductPage;
};

const products = ({ data, total }: WireList<WireProductItem>): ProductPage => ({
	items: data.map(({ id, custom, title, description, url, facts, discontinued, row, ...card }) => ({
		id,
		slug: custom,
		title,
		description,
		picture: { url },
		facts,
		reference: card.reference ?? '',
		pack: card.pack ?? '',
		isDiscontinued: discontinued === 1,
		emergencyUse: card.statement ?? '',
		use: card.use ?? '',
		row,
	})),
	total,
});

const noCounts: ProductCounts = { categories: {}, certifications: {}, testTypes: {}, every: 0 };

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

const custom = ({ category }: { category: string }) => category || 'all';

type Ask = {
	[P in Part]: (question: Questions[P], asking: Asking<Questions[P], Answers[P]>) => Promise<Answers[P]>;
};

/** Requests one part of a view from the wire. */
export const ask: Ask = {
	categories: async (question, { language, signal }) =>
		(await answerOf('categories', { custom: custom(question), language }, { signal })).map(category),
	certifications: async ({ keyword }, { language, signal }) =>
		(await answerOf('certifications', { keyword, language }, { signal })).map(certification),
	testTypes: async (question, { language, signal }) =>
		(await answerOf('testTypes', { custom: custom(question), language }, { signal })).map(option),
	products: async (question, { language, signal }) => {
		const filter = { cert_id: question.certifications.join(','), test_id: question.testType ?? '' };
		const paging = { page: question.page, page_size: pageSizeOf(question) };
		const told = traits.filter((trait) => question[trait]).map((trait) => [trait, question[trait]]);
		const further = { ...(question.sort && { sort: question.sort }), ...(question.table && { table: 1 }) };
		const asked = {
			custom: custom(question),
			...filter,
			...Object.fromEntries(told),
			...further,
			...paging,
			facts: 1,
			language,
		};
		const { counts = noCounts, ...list } = await answerOf('products', asked, { signal });
		return { ...products(list), counts };
	},
	found: async ({ keyword, page }, { language, signal }) =>
		products(
			await answerOf(
				'productSearch',
				{ keyword, page, page_size: productSearchPageSize, facts: 1, language },
				{ signal },
			),
		),
};
