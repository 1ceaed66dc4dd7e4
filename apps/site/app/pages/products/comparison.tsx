import { leadAddress } from '@site/contract/lead-forms';
import { Link } from 'react-router';
import { useAddressView } from '../../client/navigation/list-view.ts';
import { useShell } from '../../client/use-shell.ts';
import { comparisonWords } from '../../messages/comparison.ts';
import { useWords } from '../../messages/use-messages.ts';
import { CompareRows } from '../../product/compare-table.tsx';
import { bandWidth } from '../../ui/band.tsx';
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ComparedProduct } from './compared-products.ts';
import { ComparisonHead } from './comparison-head.tsx';
import { useRows } from './comparison-rows.tsx';
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
