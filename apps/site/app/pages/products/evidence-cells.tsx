import { CompactEvidence } from '../../product/performance/compact-evidence.tsx';
import { scaleFor } from '../../product/performance/target.ts';
import type { ComparedProduct } from './compared-products.ts';

/** The figures of each product, on one scale for all of them: only so can they be compared. */
export function evidenceCells(products: readonly ComparedProduct[]) {
	const scale = scaleFor(products.flatMap(({ performance }) => performance?.targets ?? []));
	return ({ performance }: ComparedProduct) =>
		performance && <CompactEvidence targets={performance.targets} scale={scale} />;
}
