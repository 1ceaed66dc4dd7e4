import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { remember } from './remember.ts';

/** Products that have all of this in common. Categories and certifications are named with those above them. */
export type ProductGroup = { categories: number[]; certifications: number[]; testTypes: number[]; count: number };

const grouped = remember(1, (content: Content, _key: 'numbers'): ProductGroup[] => {
	const { categories, certifications } = catalogueIndex(content);
	const withParents = (ids: readonly number[], all: ReadonlyMap<number, { parentId: number | null }>) =>
		[...new Set(ids.flatMap((id) => [id, all.get(id)?.parentId ?? id]))].sort((a, b) => a - b);
	const groups = new Map<string, ProductGroup>();
	for (const { categoryId, certificationIds, testTypeIds } of content.snapshot.products) {
		const shared = {
			categories: withParents([categoryId], categories),
			certifications: withParents(certificationIds, certifications),
			testTypes: testTypeIds.toSorted((a, b) => a - b),
		};
		const key = JSON.stringify(shared);
		const group = groups.get(key) ?? { ...shared, count: 0 };
		group.count += 1;
		groups.set(key, group);
	}
	return [...groups.values()];
});

/** Enough to count what any choice of filters leaves, without the products themselves. */
export const catalogueNumbers = (content: Content): ProductGroup[] => grouped(content, 'numbers');
