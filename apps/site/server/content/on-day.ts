import type { Product } from '@site/contract/catalogue';
import { certificationIdsOf, isValidOn, type Registration } from '@site/contract/registrations';
import type { Snapshot } from '@site/contract/snapshot';

const byProduct = (registrations: readonly Registration[]): Map<number, Registration[]> => {
	const rows = new Map<number, Registration[]>();
	for (const row of registrations) rows.set(row.productId, [...(rows.get(row.productId) ?? []), row]);
	return rows;
};

type Standing = { readonly snapshot: Snapshot; readonly day: string };

/** An unpublished product gets the certifications that follow from its registrations. */
export const withCertifications = ({ snapshot, day }: Standing, product: Product): Product => ({
	...product,
	certificationIds: certificationIdsOf(
		product,
		snapshot.certifications,
		snapshot.registrations.filter(({ productId }) => productId === product.id),
		day,
	),
});

/** The published content on a day: only valid registrations, and the certifications that follow from them. */
export function onDay(snapshot: Snapshot, day: string): Snapshot {
	if (snapshot.registrations.length === 0) return snapshot;
	const rows = byProduct(snapshot.registrations);
	return {
		...snapshot,
		registrations: snapshot.registrations.filter((row) => isValidOn(row, day)),
		products: snapshot.products.map((product) => ({
			...product,
			certificationIds: certificationIdsOf(product, snapshot.certifications, rows.get(product.id) ?? [], day),
		})),
	};
}
