import type { Language } from '@site/contract/language';
import { type RouterContextProvider, redirect } from 'react-router';
import { addressIn } from '../../addresses/language-address.ts';
import { countryCookie } from '../../client/layout.ts';
import { productSearchPageSize } from '../../constants.ts';
import { missingItem } from '../../document/missing-item.ts';
import { composedPage } from '../../sections/composed-page.tsx';
import { type CategoryNode, type Visit, visitOf } from '../../visit.ts';
import { everyCategory, readView, writeView } from './address.ts';
import type { Answers, CategoryOption } from './answers.ts';
import { comparedProducts } from './compared-products.ts';
import { mostCompared, pageSizeOf, type View } from './filters.ts';
import type { KnownProduct } from './known-products.ts';

/** The list for an address, with the same answers that the wire would give. */
export function productsLoader(context: Readonly<RouterContextProvider>, cateId: string, query: string) {
	const { ask, language, country, view: usual } = visitOf(context);
	const category = categoryOf(ask, new URLSearchParams(query).get('category') ?? cateId);
	const asked = readView(query, category);
	const compare = asked.compare.filter((slug) => ask.product(slug)).slice(0, mostCompared);
	const { known, names } = ask.listChoice(asked);
	const wanted = { ...asked, ...known, compare, table: asked.table || usual === 'table' };
	const answers = answersTo(wanted, ask);
	const view = { ...wanted, ...pagesThatAre(wanted, answers) };
	if ((category || everyCategory) !== cateId) throw moved(view, language, 301);
	if (writeView(view) !== writeView(asked)) throw moved(view, language, 302);

	const compared = compare.flatMap((slug) => ask.product(slug) ?? []);
	return {
		...composedPage(context, 'products'),
		heads: ask.categoryHeads(),
		first: answers,
		chosen: compared.map(({ slug, title, picture }): KnownProduct => ({ slug, title, picture })),
		names,
		mine: view.table ? myCountry(ask, new URLSearchParams(query).get(countryCookie) ?? country) : null,
		comparison: view.comparing ? comparedProducts(ask, compared) : null,
	};
}
export type ProductsData = ReturnType<typeof productsLoader>;

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

/** A page past the end becomes the last page. */
function pagesThatAre({ page, all, table, searchPage }: View, { products, found }: Answers) {
	const last = Math.max(1, Math.ceil(products.total / pageSizeOf({ all, table })));
	const lastFound = Math.max(1, Math.ceil(found.total / productSearchPageSize));
	return { page: Math.min(page, last), searchPage: Math.min(searchPage, lastFound) };
}

/** A redirect to the address of a view, in the visitor's language. */
const moved = (view: View, language: Language, status: 301 | 302) =>
	redirect(addressIn(language, writeView(view)), status);

function answersTo(view: View, ask: Visit['ask']): Answers {
	const categories = view.category ? [view.category] : [];
	const { certifications, specimen, setting, within } = view;
	const filter = { categories, certifications, testType: view.testType ?? undefined, specimen, setting, within };
	const paging = { page: view.page, pageSize: pageSizeOf(view), table: view.table };
	return {
		categories: ask.categoryTree(view.category).map(categoryOption),
		certifications: ask.certificationTree(view.certificationSearch),
		testTypes: ask.testTypes(categories),
		products: {
			...ask.products({ ...filter, ...paging, order: view.sort }),
			counts: ask.productCounts(filter),
		},
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
