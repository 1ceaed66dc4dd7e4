import { everyProduct, productsPageSize, tablePageSize } from '../../constants.ts';

/** What the list shows, and how each choice of the visitor changes it (PAGE-35 to PAGE-41). */
export type View = {
	/** The slug of the chosen category, parent or child; empty for every category. */
	category: string;
	certifications: readonly number[];
	certificationSearch: string;
	/** Null is the tag All. */
	testType: number | null;
	/** What the finder asks, by its keys; empty where nothing is chosen. */
	specimen: string;
	setting: string;
	within: string;
	/** Empty is the order in which the company presents its products. */
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
	/** A dense table instead of cards. */
	table: boolean;
};

export const sorts = ['', 'title', 'newest'] as const;
/** One of these, a column of the table up or down (`-minutes`), or what is registered in a country first (`in-US`). */
export type Sort = string;

export const mostCompared = 3;

/** Where the keyboard goes when the results of a search are cleared. */
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

export const pageSizeOf = ({ all, table }: Pick<View, 'all' | 'table'>): number =>
	all ? everyProduct : table ? tablePageSize : productsPageSize;

/** An unselected category, parent or child, becomes the only one; the selected one is given up for all of them. */
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

/** Typing clears what was chosen. Where nothing was, the list of products is the same as before and keeps its page. */
export function searchCertifications(view: View, keyword: string): View {
	if (keyword === view.certificationSearch) return view;
	const page = view.certifications.length > 0 ? 1 : view.page;
	return { ...view, certificationSearch: keyword, certifications: [], page };
}

export const chooseTestType = (view: View, testType: number | null): View => ({ ...view, testType, page: 1 });

export const chooseSort = (view: View, sort: Sort): View => ({ ...view, sort, page: 1 });

/** What the finder asked is given up one by one. */
export const withoutTrait = (view: View, trait: Trait): View => ({ ...view, [trait]: '', page: 1 });
export const traits = ['specimen', 'setting', 'within'] as const;
export type Trait = (typeof traits)[number];

export const showAll = (view: View, all: boolean): View => ({ ...view, all, page: 1 });

export const goToPage = (view: View, page: number): View => ({ ...view, page });

export const searchProducts = (view: View, keyword: string): View => ({ ...view, search: keyword, searchPage: 1 });

export const goToSearchPage = (view: View, searchPage: number): View => ({ ...view, searchPage });

/** Back to the category that the page was opened with. A search and a comparison under way stay. */
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

/** Whether anything is chosen that can be given up (`chosen-filters.tsx`). */
export const isFiltered = (view: View, entered: string): boolean =>
	countFilters(view, entered) > 0 || view.testType !== null || traits.some((trait) => view[trait] !== '');

/** In or out of the comparison; a fourth one stays out. */
export const toggleCompared = (view: View, slug: string): View => ({
	...view,
	compare: view.compare.includes(slug)
		? view.compare.filter((chosen) => chosen !== slug)
		: [...view.compare, slug].slice(0, mostCompared),
});
