import { facts } from '@site/contract/facts';
import { leadAddress } from '@site/contract/lead-forms';
import { Link } from 'react-router';
import { useAddressView } from '../../client/navigation/list-view.ts';
import { useShell } from '../../client/use-shell.ts';
import { beforeOrderWords } from '../../messages/before-order.ts';
import { comparisonWords } from '../../messages/comparison.ts';
import { orderingWords } from '../../messages/ordering.ts';
import { performanceWords } from '../../messages/performance.ts';
import { standingWords } from '../../messages/standing.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { type CompareRow, CompareRows, isSaid, useFactRows } from '../../product/compare-table.tsx';
import { CompactEvidence } from '../../product/performance/compact-evidence.tsx';
import { scaleFor } from '../../product/performance/target.ts';
import { bandWidth } from '../../ui/band.tsx';
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ComparedProduct } from './compared-products.ts';
import { ComparisonHead } from './comparison-head.tsx';
import { spelling } from './product-list-view.ts';

/** Up to three products side by side, with their own address. */
export function Comparison({ products }: { products: readonly ComparedProduct[] }) {
	const words = useWords(comparisonWords);
	const { view, to } = useAddressView(spelling);
	const rows = useRows(products);
	const list = to({ ...view, comparing: false });
	return (
		<section className={classes(bandWidth, 'py-8 desktop:py-12')}>
			<Link
				to={list}
				className="no-print inline-flex min-h-11 items-center gap-2 font-semibold text-teal underline-offset-8 hover:underline"
			>
				<Icon name="arrow-left" />
				{words.backToProducts}
			</Link>
			<div className="mt-2 mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<h1 data-focus-home tabIndex={-1} className="text-3xl outline-none">
					{words.comparison}
				</h1>
				{products.length > 0 && <WaysOn products={products} />}
			</div>
			{products.length === 0 ? (
				<EmptyState text={words.nothingToCompare}>
					<Link to={list} className={buttonClass('secondary')}>
						{words.backToProducts}
					</Link>
				</EmptyState>
			) : (
				<div className="more-aside desktop:lg:after:hidden mobile:-mx-5">
					<section
						aria-label={words.comparison}
						// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard
						tabIndex={0}
						className="max-h-[calc(100dvh-5rem)] overflow-auto overscroll-contain desktop:lg:roomy:max-h-none desktop:lg:roomy:overflow-visible mobile:pr-5 print:max-h-none print:overflow-visible"
					>
						<table className="w-full table-fixed border-separate [border-spacing:0] text-left text-sm tabular-nums">
							<ComparisonHead products={products} view={view} to={to} />
							<CompareRows items={products} keyOf={({ slug }) => slug} rows={rows} />
						</table>
					</section>
				</div>
			)}
		</section>
	);
}

/** A quote for the compared products, and the comparison on paper. */
function WaysOn({ products }: { products: readonly ComparedProduct[] }) {
	const words = useWords(comparisonWords);
	const { quoteForm } = useShell().settings.links;
	const references = products.map(({ reference }) => encodeURIComponent(reference)).join(',');
	return (
		<div className="no-print flex flex-wrap gap-3">
			<ButtonLink to={leadAddress(quoteForm, 'products', references)}>{words.quoteForThese}</ButtonLink>
			<Button style="secondary" className="noscript:hidden" onClick={() => print()}>
				{words.print}
			</Button>
		</div>
	);
}

type Row = CompareRow<ComparedProduct>;

/**
 * The rows of the comparison. A row that is empty for all products is left out, except for facts that every product
 * should state.
 */
function useRows(products: readonly ComparedProduct[]): Row[] {
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
