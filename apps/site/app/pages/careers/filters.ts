/** The view of the job list, and how each choice changes it (PAGE-30). */
export type View = {
	categories: readonly number[];
	locations: readonly number[];
	search: string;
	page: number;
	/** Ids of the open jobs, in the address so that each can be shared and going back restores them (D27). */
	open: readonly number[];
};

export const firstView: View = { categories: [], locations: [], search: '', page: 1, open: [] };

/** Sorted, so that the same choice gives the same question. */
const flip = (ids: readonly number[], id: number) =>
	ids.includes(id) ? ids.filter((chosen) => chosen !== id) : [...ids, id].sort((a, b) => a - b);

export const toggleCategory = (view: View, id: number): View => ({
	...view,
	categories: flip(view.categories, id),
	page: 1,
	open: [],
});

export const toggleLocation = (view: View, id: number): View => ({
	...view,
	locations: flip(view.locations, id),
	page: 1,
	open: [],
});

export const searchJobs = (view: View, keyword: string): View => ({ ...view, search: keyword, page: 1, open: [] });

export const goToPage = (view: View, page: number): View => ({ ...view, page, open: [] });

export const showJob = (view: View, id: number, isOpen: boolean): View => ({
	...view,
	open: [...view.open.filter((other) => other !== id), ...(isOpen ? [id] : [])],
});

export const countFilters = (view: View): number => view.categories.length + view.locations.length;
