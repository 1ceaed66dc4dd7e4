import type { ProductView, Visit } from '../../visit.ts';

/** What the comparison says of a product. */
export type ComparedProduct = Pick<
	ProductView,
	| 'slug'
	| 'title'
	| 'reference'
	| 'packs'
	| 'ordering'
	| 'isDiscontinued'
	| 'emergencyUse'
	| 'use'
	| 'picture'
	| 'parentName'
	| 'specifications'
	| 'performance'
	| 'characteristics'
> & {
	certifications: string[];
	testTypes: string[];
};

export function comparedProducts(ask: Visit['ask'], products: readonly ProductView[]): ComparedProduct[] {
	const names = new Map(
		ask
			.certificationTree('')
			.flatMap((parent) => [parent, ...parent.children].map(({ id, name }) => [id, name] as const)),
	);
	return products.map((product) => ({
		slug: product.slug,
		title: product.title,
		reference: product.reference,
		packs: product.packs,
		ordering: product.ordering,
		isDiscontinued: product.isDiscontinued,
		emergencyUse: product.emergencyUse,
		use: product.use,
		picture: product.picture,
		parentName: product.parentName,
		specifications: product.specifications,
		performance: product.performance,
		characteristics: product.characteristics,
		certifications: product.certificationIds.flatMap((id) => names.get(id) ?? []),
		testTypes: product.testTypes.map(({ name }) => name),
	}));
}
