import type { Product } from '@site/contract/catalogue';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { type ProductFilter, productsThat } from './product-filter.ts';

type CountById = Record<number, number>;
/** The number of products for each filter option. Options with none are left out. */
export type ProductCounts = {
	categories: CountById;
	certifications: CountById;
	testTypes: CountById;
	/** The number regardless of test type. */
	every: number;
};

type Parents = ReadonlyMap<number, { parentId: number | null }>;

/** A product counts once for each of its own options and their parents. */
function countBy(products: readonly Product[], idsOf: (product: Product) => readonly number[], parents?: Parents) {
	const counts: CountById = {};
	for (const product of products) {
		const ids = idsOf(product);
		const all = parents ? new Set(ids.flatMap((id) => [id, parents.get(id)?.parentId ?? id])) : ids;
		for (const id of all) counts[id] = (counts[id] ?? 0) + 1;
	}
	return counts;
}

/**
 * Counts each option given the other selections. Choosing a category resets the test type, so categories are counted
 * without it; certifications are counted one by one, since a product needs only one of the selected ones.
 */
export function productCounts(content: Content, filter: ProductFilter): ProductCounts {
	const index = catalogueIndex(content);
	const ofAnyType = productsThat(content, { ...filter, testType: undefined });
	return {
		categories: countBy(
			productsThat(content, { ...filter, categories: [], testType: undefined }),
			({ categoryId }) => [categoryId],
			index.categories,
		),
		certifications: countBy(
			productsThat(content, { ...filter, certifications: [] }),
			({ certificationIds }) => certificationIds,
			index.certifications,
		),
		testTypes: countBy(ofAnyType, ({ testTypeIds }) => testTypeIds),
		every: ofAnyType.length,
	};
}
