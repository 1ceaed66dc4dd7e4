import { everyProduct, productsPageSize, tablePageSize } from '../../constants.ts';

/** The view of the product list, and how each choice of the visitor changes it (PAGE-35 to PAGE-41). */
export type View = {
	/** The slug of the chosen category, parent or child; empty for every category. */
	category: string;
	certifications: readonly number[];
	certificationSearch: string;
	/** Null for the tag All. */
	testType: number | null;
	/** The answers of the finder, by its keys; empty if nothing is chosen. */
	specimen: string;
	setting: string;
	within: string;
	/** Empty for the order that the company chose. */
	sort: Sort;
	/** Every product on one page. */
	all: boolean;
	page: number;
	search: string;
	searchPage: number;
	/** Slugs of the products chosen to be compared. */
	compare: readonly string[];
	/** Shows the comparison instead of the list. */
	comparing: boolean;
	/** A table instead of cards. */
	table: boolean;
};

export const sorts = ['', 'title', 'newest'] as const;
/**
 * One of these, a table column ascending or descending (`-minutes`), or products registered in a country first
 * (`in-US`).
 */
export type Sort = string;

export const mostCompared = 3;

/** The id of the field that gets the focus after the search results are cleared. */
export const productSearchField = 'product-search';

export const firstView = (category: string): View => ({
	category,
	certifications: [],
	certificationSearch: '',
	testType: null,
	specimen: '',
	setting: '',
	within: '',
	sort: '',
	all: false,
	page: 1,
	search: '',
	searchPage: 1,
	compare: [],
	comparing: false,
	table: false,
});

/** The values that change each part of the list. The choice of products to compare needs no data. */
export const parts = {
	products: ({ compare: _, comparing: __, search, searchPage, certificationSearch, ...filters }: View) => filters,
	certifications: ({ certificationSearch }: View) => certificationSearch,
	found: ({ search, searchPage }: View) => [search, searchPage],
};

export const pageSizeOf = ({ all, table }: Pick<View, 'all' | 'table'>): number =>
	all ? everyProduct : table ? tablePageSize : productsPageSize;

/**
 * Choosing a category, parent or child, replaces the current one; choosing the current one again shows all categories.
 */
export const chooseCategory = (view: View, slug: string): View => ({
	...view,
	category: view.category === slug ? '' : slug,
	testType: null,
	page: 1,
});

export const toggleCertification = (view: View, id: number): View => ({
	...view,
	certifications: view.certifications.includes(id)
		? view.certifications.filter((chosen) => chosen !== id)
		: [...view.certifications, id],
	page: 1,
});

/** Typing deselects all certifications. If none was selected, the product list does not change and keeps its page. */
export function searchCertifications(view: View, keyword: string): View {
	if (keyword === view.certificationSearch) return view;
	const page = view.certifications.length > 0 ? 1 : view.page;
	return { ...view, certificationSearch: keyword, certifications: [], page };
}

export const chooseTestType = (view: View, testType: number | null): View => ({ ...view, testType, page: 1 });

export const chooseSort = (view: View, sort: Sort): View => ({ ...view, sort, page: 1 });

/** Removes one answer of the finder. */
export const withoutTrait = (view: View, trait: Trait): View => ({ ...view, [trait]: '', page: 1 });
export const traits = ['specimen', 'setting', 'within'] as const;
export type Trait = (typeof traits)[number];

export const showAll = (view: View, all: boolean): View => ({ ...view, all, page: 1 });

export const goToPage = (view: View, page: number): View => ({ ...view, page });

export const searchProducts = (view: View, keyword: string): View => ({ ...view, search: keyword, searchPage: 1 });

export const goToSearchPage = (view: View, searchPage: number): View => ({ ...view, searchPage });

/** Back to the category that the visitor entered with. The search and the comparison stay. */
export const clearFilters = (view: View, entered: string): View => ({
	...view,
	category: entered,
	certifications: [],
	certificationSearch: '',
	testType: null,
	specimen: '',
	setting: '',
	within: '',
	page: 1,
});

export const countFilters = (view: View, entered: string): number =>
	view.certifications.length + (view.category === entered ? 0 : 1);

/** Whether there is a choice that the visitor can remove (`chosen-filters.tsx`). */
export const isFiltered = (view: View, entered: string): boolean =>
	countFilters(view, entered) > 0 || view.testType !== null || traits.some((trait) => view[trait] !== '');

/** Adds a product to the comparison or removes it; a fourth one is not added. */
export const toggleCompared = (view: View, slug: string): View => ({
	...view,
	compare: view.compare.includes(slug)
		? view.compare.filter((chosen) => chosen !== slug)
		: [...view.compare, slug].slice(0, mostCompared),
});
