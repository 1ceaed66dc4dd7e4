import type { Language } from '@site/contract/language';
import { type RouterContextProvider, redirect } from 'react-router';
import { addressIn } from '../../addresses/language-address.ts';
import { countryCookie } from '../../client/layout.ts';
import type { Listed } from '../../client/navigation/list-view.ts';
import { productSearchPageSize } from '../../constants.ts';
import { missingItem } from '../../document/missing-item.ts';
import { composedPage } from '../../sections/composed-page.tsx';
import { type CategoryHead, type CategoryNode, type Visit, visitOf } from '../../visit.ts';
import { everyCategory, readView, writeView } from './address.ts';
import { comparedProducts } from './compared-products.ts';
import { mostCompared, pageSizeOf, type View } from './filters.ts';

/** The list for an address. */
export function productsLoader(context: Readonly<RouterContextProvider>, cateId: string, query: string) {
	const { ask, language, country, view: usual } = visitOf(context);
	const category = categoryOf(ask, new URLSearchParams(query).get('category') ?? cateId);
	const asked = readView(query, category);
	const compare = asked.compare.filter((slug) => ask.product(slug)).slice(0, mostCompared);
	const { known, names } = ask.listChoice(asked);
	const wanted = { ...asked, ...known, compare, table: asked.table || usual === 'table' };
	const listed = listedFor(wanted, ask);
	const shown = { ...wanted, ...pagesThatAre(wanted, listed) };
	if ((category || everyCategory) !== cateId) throw moved(shown, language, 301);
	if (writeView(shown) !== writeView(asked)) throw moved(shown, language, 302);

	const compared = compare.flatMap((slug) => ask.product(slug) ?? []);
	return {
		...composedPage(context, 'products'),
		...listed,
		shown,
		head: headOf(ask, shown.category),
		chosen: compared.map(({ slug, title, picture }) => ({ slug, title, picture })),
		/** The names of the finder's answers. */
		names,
		mine: shown.table ? myCountry(ask, new URLSearchParams(query).get(countryCookie) ?? country) : null,
		comparison: shown.comparing ? comparedProducts(ask, compared) : null,
	};
}
export type ProductsData = ReturnType<typeof productsLoader> & Listed<View>;
export type ListedProduct = ProductsData['products']['items'][number];

export type CategoryOption = { id: number; slug: string; name: string; children: CategoryOption[] };

const categoryOption = ({ id, slug, name, children }: CategoryNode): CategoryOption => ({
	id,
	slug,
	name,
	children: children.map(categoryOption),
});

function listedFor(view: View, ask: Visit['ask']) {
	const categories = view.category ? [view.category] : [];
	const { certifications, specimen, setting, within } = view;
	const filter = { categories, certifications, testType: view.testType ?? undefined, specimen, setting, within };
	const paging = { page: view.page, pageSize: pageSizeOf(view), table: view.table };
	return {
		categories: ask.categoryTree(view.category).map(categoryOption),
		certifications: ask.certificationTree(view.certificationSearch),
		testTypes: ask.testTypes(categories),
		products: ask.products({ ...filter, ...paging, order: view.sort }),
		/** The number of products for each choice. */
		counts: ask.productCounts(filter),
		found: view.search
			? ask.productSearch({ keyword: view.search, page: view.searchPage, pageSize: productSearchPageSize })
			: { items: [], total: 0 },
	};
}

/** A page past the end becomes the last page. */
function pagesThatAre({ page, all, table, searchPage }: View, { products, found }: ReturnType<typeof listedFor>) {
	const last = Math.max(1, Math.ceil(products.total / pageSizeOf({ all, table })));
	const lastFound = Math.max(1, Math.ceil(found.total / productSearchPageSize));
	return { page: Math.min(page, last), searchPage: Math.min(searchPage, lastFound) };
}

/** The head of a category's list, with the picture of its area if it has none; undefined for all categories. */
function headOf(ask: Visit['ask'], category: string): CategoryHead | undefined {
	const heads = ask.categoryHeads();
	const head = heads[category];
	return head && { ...head, picture: head.picture ?? heads[head.area ?? '']?.picture ?? null };
}

/** The country that the table marks, and the countries to choose from. */
function myCountry(ask: Visit['ask'], chosen: string) {
	const countries = ask.registeredCountries();
	return { countries, country: countries.find(({ code }) => code === chosen)?.code ?? '' };
}

/** Finds a category's slug by its slug in any letter case, or by its number; empty for all categories. */
function categoryOf(ask: Visit['ask'], name: string): string {
	if (name.toLowerCase() === everyCategory) return '';
	const known = ask.category(name)?.slug;
	const slug = known ?? Object.keys(ask.categoryHeads()).find((other) => other.toLowerCase() === name.toLowerCase());
	if (!slug) throw missingItem();
	return slug;
}

/** A redirect to the address of a view, in the visitor's language. */
const moved = (view: View, language: Language, status: 301 | 302) =>
	redirect(addressIn(language, writeView(view)), status);
