import type { ProductView, Visit } from '../../visit.ts';

/** What the comparison says of a product. */
export type ComparedProduct = Pick<
	ProductView,
	'slug' | 'title' | 'reference' | 'picture' | 'parentName' | 'specifications'
> & { certifications: string[]; testTypes: string[] };

export function comparedProducts(ask: Visit['ask'], products: readonly ProductView[]): ComparedProduct[] {
	const names = new Map(
		ask
			.certificationTree('')
			.flatMap((parent) => [parent, ...parent.children].map(({ id, name }) => [id, name] as const)),
	);
	return products.map(({ slug, title, reference, picture, parentName, specifications, ...product }) => ({
		slug,
		title,
		reference,
		picture,
		parentName,
		specifications,
		certifications: product.certificationIds.flatMap((id) => names.get(id) ?? []),
		testTypes: product.testTypes.map(({ name }) => name),
	}));
}
