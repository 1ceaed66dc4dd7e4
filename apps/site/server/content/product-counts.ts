import type { Product } from '@site/contract/catalogue';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { type ProductFilter, productsThat } from './product-filter.ts';

type CountById = Record<number, number>;
/** How many products each choice would show. What shows none is left out. */
export type ProductCounts = {
	categories: CountById;
	certifications: CountById;
	testTypes: CountById;
	/** Of any test type. */
	every: number;
};

type Parents = ReadonlyMap<number, { parentId: number | null }>;

/** A product counts for what it has and for what that belongs to, once. */
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
 * Counts each choice given the others that are made. Categories reset the test type, so they count without it;
 * certifications are counted one by one, since any of those chosen is enough.
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
