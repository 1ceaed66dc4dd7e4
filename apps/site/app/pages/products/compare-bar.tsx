import { lazy, Suspense } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceBox } from '../../ui/choice-box.tsx';
import { classes } from '../../ui/classes.ts';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { viewFields } from './address.ts';
import { mostCompared, toggleCompared } from './filters.ts';
import type { KnownProduct, ProductListState } from './product-list-view.ts';

/** The id of the form that the checkboxes of the cards belong to; without scripting it sends them. */
const compareForm = 'compare';
/** The id of the message in the bar that no more products can be chosen. */
const compareFullId = 'compare-full';

/** Few visitors compare, so this code loads with the first chosen product. */
const ChosenToCompare = lazy(() =>
	import('./chosen-to-compare.tsx').then((module) => ({ default: module.ChosenToCompare })),
);

/**
 * Stays visible while products are chosen for comparison. Without scripting it is always visible, to send the choice.
 */
export function CompareBar({ view, to, change, known, data }: ProductListState) {
	const { catalogue } = useMessages();
	const chosen = view.compare.flatMap((slug) => known.get(slug) ?? []);
	const elsewhere = view.compare.filter((slug) => data.products.items.every((product) => product.slug !== slug));
	return (
		<div
			className={classes(
				'no-print sticky noscript:static bottom-[calc(var(--buttons)+0.5rem)] z-20 col-span-full mt-8 desktop:mr-16 w-fit max-w-full rounded-card bg-ink p-3 text-white raised desktop:mr-44 desktop:pl-5',
				chosen.length === 0 && 'hidden noscript:block',
			)}
		>
			<form id={compareForm} method="get" className="hidden flex-wrap items-center gap-4 noscript:flex">
				<HiddenFields fields={viewFields({ ...view, compare: elsewhere, comparing: true })} />
				<p className="text-sm">{catalogue.compareHint}</p>
				<Button type="submit" style="light">
					{catalogue.compare}
				</Button>
			</form>
			{chosen.length > 0 && (
				<Suspense fallback={null}>
					<ChosenToCompare
						chosen={chosen}
						onTakeOut={(slug) => change((current) => toggleCompared(current, slug), { replace: true })}
						comparison={to({ ...view, comparing: true })}
						fullId={compareFullId}
						isFull={chosen.length === mostCompared}
					/>
				</Suspense>
			)}
		</div>
	);
}

type ToggleProps = Pick<ProductListState, 'view' | 'change'> & {
	product: KnownProduct;
	/** Without a visible label: the column has a heading. */
	isBare?: boolean;
};

export function CompareToggle({ product: { slug, title }, view: { compare }, change, isBare = false }: ToggleProps) {
	const { catalogue } = useMessages();
	const chosen = compare.includes(slug);
	const full = !chosen && compare.length === mostCompared;
	return (
		<ChoiceBox
			name="compare"
			value={slug}
			form={compareForm}
			checked={chosen}
			disabled={full}
			aria-label={catalogue.compareProduct(title)}
			aria-describedby={full ? compareFullId : undefined}
			onChange={() => change((current) => toggleCompared(current, slug), { replace: true })}
			className={classes(
				'no-print inline-flex items-center gap-2.5 text-sm font-medium text-ink-soft hover:text-teal has-disabled:opacity-60',
				!isBare && 'min-h-11',
			)}
		>
			{!isBare && catalogue.compare}
		</ChoiceBox>
	);
}
