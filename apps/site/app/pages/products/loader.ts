import type { RouterContextProvider } from 'react-router';
import { productSearchPageSize, productsPageSize } from '../../constants.ts';
import { missingItem } from '../../missing-item.ts';
import { composedPage } from '../../sections/composed-page.tsx';
import { type CategoryNode, type ProductView, type Visit, visitOf } from '../../visit.ts';
import { readView } from './address.ts';
import type { Answers, CategoryOption } from './answers.ts';
import type { View } from './filters.ts';

/** The list as its address says it: the same answers that the wire would give. */
export function productsLoader(context: Readonly<RouterContextProvider>, cateId: string, query: string) {
	const { ask } = visitOf(context);
	const category = cateId === 'all' ? null : ask.category(cateId);
	if (cateId !== 'all' && !category) throw missingItem();
	const view = readView(query, category?.slug ?? '');
	const compared = view.compare.flatMap((slug) => ask.product(slug) ?? []);
	const names = certificationNames(ask);
	return {
		...composedPage(context, 'products'),
		/** The category that the path names. */
		entered: category && { slug: category.slug, name: category.name, description: category.description },
		first: answersTo(view, ask),
		chosen: compared.map(({ slug, title, description, picture }) => ({ slug, title, description, picture })),
		comparison: view.comparing ? compared.map((product) => comparedProduct(product, names)) : null,
	};
}

function answersTo(view: View, ask: Visit['ask']): Answers {
	const categories = view.category ? [view.category] : [];
	const { certifications, page } = view;
	return {
		categories: ask.categoryTree(view.category).map(categoryOption),
		certifications: ask.certificationTree(view.certificationSearch),
		testTypes: ask.testTypes(categories),
		products: ask.products({
			categories,
			certifications,
			testType: view.testType ?? undefined,
			page,
			pageSize: productsPageSize,
		}),
		found: view.search
			? ask.productSearch({ keyword: view.search, page: view.searchPage, pageSize: productSearchPageSize })
			: { items: [], total: 0 },
	};
}

const categoryOption = ({ id, slug, name, children }: CategoryNode): CategoryOption => ({
	id,
	slug,
	name,
	children: children.map(categoryOption),
});

const certificationNames = (ask: Visit['ask']) =>
	new Map(
		ask
			.certificationTree('')
			.flatMap((parent) => [parent, ...parent.children].map(({ id, name }) => [id, name] as const)),
	);

const comparedProduct = (product: ProductView, certifications: ReadonlyMap<number, string>) => ({
	slug: product.slug,
	title: product.title,
	reference: product.reference,
	picture: product.picture,
	parentName: product.parentName,
	certifications: product.certificationIds.flatMap((id) => certifications.get(id) ?? []),
	testTypes: product.testTypes.map(({ name }) => name),
	specifications: product.specifications,
});
export type ComparedProduct = ReturnType<typeof comparedProduct>;
