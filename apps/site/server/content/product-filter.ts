import type { Product } from '@site/contract/catalogue';
import { catalogueIndex, withChildren } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { type AskedTraits, hasTraits, type TraitChoice, traitChoice, traitsOf } from './product-traits.ts';
import { remember } from './remember.ts';

export type ProductFilter = AskedTraits & {
	/** Slugs; a parent includes its children, none or `all` means every category. */
	categories?: readonly string[];
	/** A product needs one of them; a parent includes its children. */
	certifications?: readonly number[];
	testType?: number | undefined;
};

type Key = {
	categories: number[] | null;
	certifications: number[] | null;
	testType: number;
	traits: TraitChoice | null;
};

const ascending = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);

/** Ids of the known categories, including children; null if there is no filter. */
function wantedCategories(content: Content, slugs: readonly string[]): number[] | null {
	if (slugs.length === 0 || slugs.includes('all')) return null;
	const { categoriesBySlug } = catalogueIndex(content);
	const ids = slugs.flatMap((slug) => categoriesBySlug.get(slug)?.id ?? []);
	return ascending(withChildren(ids, content.snapshot.categories));
}

function wantedCertifications(content: Content, ids: readonly number[]): number[] | null {
	if (ids.length === 0) return null;
	const { certifications } = catalogueIndex(content);
	const known = ids.filter((id) => certifications.has(id));
	return ascending(withChildren(known, content.snapshot.certifications));
}

function wantedTraits(asked: AskedTraits): TraitChoice | null {
	const choice = traitChoice(asked);
	return choice.specimen || choice.setting || choice.within !== null ? choice : null;
}

const filtered = remember(200, (content: Content, key: string): readonly Product[] => {
	const { categories, certifications, testType, traits }: Key = JSON.parse(key);
	const inCategories = categories && new Set(categories);
	const meets = (product: Product, choice: TraitChoice) => {
		const own = traitsOf(content).get(product);
		return own !== undefined && hasTraits(own, choice);
	};
	return content.snapshot.products.filter(
		(product) =>
			(!inCategories || inCategories.has(product.categoryId)) &&
			(!certifications || product.certificationIds.some((id) => certifications.includes(id))) &&
			(!testType || product.testTypeIds.includes(testType)) &&
			(!traits || meets(product, traits)),
	);
});

/** Products that pass the filter, in snapshot order. Cached by the normalized filter. */
export function productsThat(content: Content, filter: ProductFilter): readonly Product[] {
	const categories = wantedCategories(content, filter.categories ?? []);
	const certifications = wantedCertifications(content, filter.certifications ?? []);
	const testType = filter.testType ?? 0;
	const traits = wantedTraits(filter);
	if (!categories && !certifications && !testType && !traits) return content.snapshot.products;
	if (categories?.length === 0 || certifications?.length === 0) return [];
	if (testType && !catalogueIndex(content).testTypes.has(testType)) return [];
	return filtered(content, JSON.stringify({ categories, certifications, testType, traits } satisfies Key));
}
