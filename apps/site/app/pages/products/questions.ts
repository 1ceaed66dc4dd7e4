import type { View } from './filters.ts';

/** The question of each part of the list. Two views with the same question share its answer. */
export const questions = {
	categories: ({ category }: View) => ({ category }),
	certifications: ({ certificationSearch }: View) => ({ keyword: certificationSearch }),
	testTypes: ({ category }: View) => ({ category }),
	products: ({ category, certifications, testType, specimen, setting, within, sort, all, table, page }: View) => ({
		category,
		certifications,
		testType,
		specimen,
		setting,
		within,
		sort,
		all,
		table,
		page,
	}),
	found: ({ search, searchPage }: View) => ({ keyword: search, page: searchPage }),
};

export type Part = keyof typeof questions;
export type Questions = { [P in Part]: ReturnType<(typeof questions)[P]> };

/** The tree is requested again when a top category is chosen or deselected; a child is already in the current tree. */
export const asksForTree =
	(tree: readonly { slug: string }[]) => (before: Questions['categories'], after: Questions['categories']) =>
		tree.some(({ slug }) => slug === (after.category || before.category));

/** An empty keyword clears the results without a request. */
export const asksForFound = (_before: Questions['found'], after: Questions['found']) => after.keyword !== '';
