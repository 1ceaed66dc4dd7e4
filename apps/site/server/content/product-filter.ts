import type { Product } from '@site/contract/catalogue';
import { catalogueIndex, withChildren } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { remember } from './memory.ts';

export type ProductFilter = {
	/** Slugs; a parent includes its children, none or `all` means every category. */
	categories?: readonly string[];
	/** A product needs one of them; a parent includes its children. */
	certifications?: readonly number[];
	testType?: number | undefined;
};

/** The products of these categories, as ids to compare with; undefined means every category. */
function categoryIds(content: Content, slugs: readonly string[]): Set<number> | undefined {
	if (slugs.length === 0 || slugs.includes('all')) return undefined;
	const { categoriesBySlug } = catalogueIndex(content);
	const ids = slugs.flatMap((slug) => categoriesBySlug.get(slug)?.id ?? []);
	return withChildren(ids, content.snapshot.categories);
}

const filtered = remember(200, (content: Content, key: string): readonly Product[] => {
	const { categories, certifications, testType }: Required<ProductFilter> = JSON.parse(key);
	const inCategories = categoryIds(content, categories);
	const certified =
		certifications.length > 0 ? withChildren(certifications, content.snapshot.certifications) : undefined;
	return content.snapshot.products.filter(
		(product) =>
			(!inCategories || inCategories.has(product.categoryId)) &&
			(!certified || product.certificationIds.some((id) => certified.has(id))) &&
			(!testType || product.testTypeIds.includes(testType)),
	);
});

/** Products that pass, in the order of the snapshot. The last answers are remembered, whatever order their lists came in. */
export function productsThat(content: Content, filter: ProductFilter): readonly Product[] {
	const categories = [...new Set(filter.categories)].sort();
	const certifications = [...new Set(filter.certifications)].sort((a, b) => a - b);
	if (categories.length === 0 && certifications.length === 0 && !filter.testType) return content.snapshot.products;
	return filtered(content, JSON.stringify({ categories, certifications, testType: filter.testType ?? 0 }));
}
