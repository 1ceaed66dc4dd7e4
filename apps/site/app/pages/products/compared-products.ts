import type { ProductView, Visit } from '../../visit.ts';

/** The data of a product in the comparison. */
const comparedProduct = (product: ProductView, certificationNames: ReadonlyMap<number, string>) => ({
	slug: product.slug,
	title: product.title,
	reference: product.reference,
	packs: product.packs,
	facts: product.facts,
	sample: product.sample,
	isDiscontinued: product.isDiscontinued,
	emergencyUse: product.emergencyUse,
	use: product.use,
	picture: product.picture,
	parentName: product.parentName,
	performance: product.performance,
	certifications: product.certificationIds.flatMap((id) => certificationNames.get(id) ?? []),
	testTypes: product.testTypes.map(({ name }) => name),
});
export type ComparedProduct = ReturnType<typeof comparedProduct>;

export function comparedProducts(ask: Visit['ask'], products: readonly ProductView[]): ComparedProduct[] {
	const certifications = ask.certificationTree('').flatMap((parent) => [parent, ...parent.children]);
	const names = new Map(certifications.map(({ id, name }) => [id, name]));
	return products.map((product) => comparedProduct(product, names));
}
