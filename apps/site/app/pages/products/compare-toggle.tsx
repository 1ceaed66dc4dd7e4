import { useMessages } from '../../messages/use-messages.ts';
import { classes } from '../../ui/classes.ts';
import { mostCompared, toggleCompared } from './filters.ts';
import type { KnownProduct } from './known-products.ts';
import type { ListProps } from './list-props.ts';

/** The id of the form that the checkboxes of the cards belong to; without scripting it sends them. */
export const compareForm = 'compare';
/** The id of the message in the bar that no more products can be chosen. */
export const compareFullId = 'compare-full';

export function CompareToggle({
	product: { slug, title },
	view: { compare },
	change,
	isBare = false,
}: Pick<ListProps, 'view' | 'change'> & {
	product: KnownProduct;
	/** Without a visible label: the column has a heading. */
	isBare?: boolean;
}) {
	const { catalogue } = useMessages();
	const chosen = compare.includes(slug);
	const full = !chosen && compare.length === mostCompared;
	return (
		<label
			className={classes(
				'no-print inline-flex items-center gap-2.5 text-sm font-medium text-ink-soft hover:text-teal has-disabled:opacity-60',
				!isBare && 'min-h-11',
			)}
		>
			<input
				type="checkbox"
				name="compare"
				value={slug}
				form={compareForm}
				checked={chosen}
				disabled={full}
				aria-label={catalogue.compareProduct(title)}
				aria-describedby={full ? compareFullId : undefined}
				onChange={() => change((current) => toggleCompared(current, slug), { replace: true })}
				className="size-5 accent-teal"
			/>
			{!isBare && catalogue.compare}
		</label>
	);
}
