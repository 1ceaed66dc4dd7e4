import type { Product } from '@site/contract/catalogue';
import type { CompanionKind } from '@site/contract/identity';

/** The relation of one product to another, as stated by either of them. */
export type ShownCompanion = CompanionKind | 'controlled' | 'main';
export type CompanionOf = { kind: ShownCompanion; productId: number };

const otherWay: Record<CompanionKind, ShownCompanion> = {
	analyzer: 'test',
	test: 'analyzer',
	control: 'controlled',
	accessory: 'main',
};

/** Relations in both directions. If both products state one, each shows its own. */
export function companionsOf(products: readonly Product[]): Map<number, CompanionOf[]> {
	const all = new Map<number, CompanionOf[]>();
	const add = (id: number, companion: CompanionOf) => {
		const known = all.get(id) ?? [];
		if (!known.some(({ productId }) => productId === companion.productId)) all.set(id, [...known, companion]);
	};
	for (const { id, worksWith } of products) for (const companion of worksWith) add(id, companion);
	for (const { id, worksWith } of products)
		for (const { kind, productId } of worksWith) add(productId, { kind: otherWay[kind], productId: id });
	return all;
}
