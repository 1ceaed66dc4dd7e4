import { facts } from '@site/contract/facts';
import { beforeOrderWords } from '../../messages/before-order.ts';
import { comparisonWords } from '../../messages/comparison.ts';
import { orderingWords } from '../../messages/ordering.ts';
import { performanceWords } from '../../messages/performance.ts';
import { standingWords } from '../../messages/standing.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { type CompareRow, isSaid, useFactRows } from '../../product/compare-table.tsx';
import { CompactEvidence } from '../../product/performance/compact-evidence.tsx';
import { scaleFor } from '../../product/performance/target.ts';
import type { ComparedProduct } from './compared-products.ts';

type Row = CompareRow<ComparedProduct>;

/**
 * The rows of the comparison. A row that is empty for all products is left out, except for facts that every product
 * should state.
 */
export function useRows(products: readonly ComparedProduct[]): Row[] {
	const { catalogue } = useMessages();
	const words = useWords(comparisonWords);
	const ordering = useWords(orderingWords);
	const beforeOrder = useWords(beforeOrderWords);
	const standing = useWords(standingWords);
	const performance = useWords(performanceWords);
	const factRows = useFactRows(products);
	// All products share one scale, so that their figures are comparable.
	const scale = scaleFor(products.flatMap((product) => product.performance?.targets ?? []));
	const ofSome: Row[] = [
		{ name: standing.emergencyUseTitle, text: ({ emergencyUse }) => emergencyUse, isIdentity: true, none: '–' },
		{ name: ordering.packs, text: packLines, isIdentity: true },
	];
	const figures: Row = {
		name: performance.title,
		text: (product) => (product.performance?.targets ?? []).map(({ name }) => name).join('\n'),
		show: (product) => product.performance && <CompactEvidence targets={product.performance.targets} scale={scale} />,
		isIdentity: true,
	};
	const sample: Row = {
		name: beforeOrder.sample,
		text: (product) => (product.sample === null ? '' : beforeOrder.samples[product.sample ? 'yes' : 'no']),
	};
	const said = (row: Row) => isSaid(row, products);
	return [
		{ name: words.reference, text: ({ reference }) => reference, isIdentity: true },
		...ofSome.filter(said),
		{ name: words.category, text: ({ parentName }) => parentName },
		{ name: catalogue.certifications, text: ({ certifications }) => certifications.join('\n') },
		{ name: catalogue.testTypes, text: ({ testTypes }) => testTypes.join('\n') },
		...factRows((key) => facts[key].group === 'specification'),
		...[figures].filter(said),
		...factRows((key) => facts[key].group !== 'specification'),
		...[sample].filter(said),
	];
}

/** Each pack with its REF, quantity and GTIN. */
const packLines = ({ packs }: ComparedProduct) =>
	packs.map(({ reference, quantity, gtin }) => [reference, quantity, gtin].filter(Boolean).join(' · ')).join('\n');
