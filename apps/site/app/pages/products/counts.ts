import type { ProductGroup } from '../../visit.ts';
import type { CategoryOption } from './answers.ts';
import { categoryIn } from './category-in.ts';
import type { View } from './filters.ts';

/**
 * How many products each choice would show, given the others that are made. Categories reset the test type, so they count
 * without it; certifications are counted one by one, since any of those chosen is enough.
 */
export function countsOf(groups: readonly ProductGroup[], tree: readonly CategoryOption[], view: View) {
	const category = categoryIn(tree, view.category)?.id ?? null;
	const isCertified = ({ certifications }: ProductGroup) =>
		view.certifications.length === 0 || view.certifications.some((id) => certifications.includes(id));
	const isInCategory = ({ categories }: ProductGroup) => category === null || categories.includes(category);
	const isOfType = ({ testTypes }: ProductGroup) => view.testType === null || testTypes.includes(view.testType);
	const sum = (...tests: ((group: ProductGroup) => boolean)[]) =>
		groups.reduce((total, group) => (tests.every((passes) => passes(group)) ? total + group.count : total), 0);
	return {
		category: (id: number) => sum(isCertified, ({ categories }) => categories.includes(id)),
		certification: (id: number) => sum(isInCategory, isOfType, ({ certifications }) => certifications.includes(id)),
		testType: (id: number | null) =>
			sum(isInCategory, isCertified, ({ testTypes }) => id === null || testTypes.includes(id)),
	};
}
export type Counts = ReturnType<typeof countsOf>;
