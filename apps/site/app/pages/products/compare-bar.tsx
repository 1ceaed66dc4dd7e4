import { Link } from 'react-router';
import { ProductPicture } from '../../catalogue/product-card.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { viewFields } from './address.ts';
import { compareForm, compareFullId } from './compare-toggle.tsx';
import { mostCompared, toggleCompared } from './filters.ts';
import type { ListProps } from './list-props.ts';

/** Stays in sight while products are chosen to be compared. Without scripting it is always there, to send the choice. */
export function CompareBar({ view, to, change, known, answers }: ListProps) {
	const { catalogue } = useMessages();
	const chosen = view.compare.flatMap((slug) => known.get(slug) ?? []);
	const elsewhere = view.compare.filter((slug) => answers.products.items.every((product) => product.slug !== slug));
	return (
		<div
			className={classes(
				'no-print sticky noscript:static bottom-4 z-20 col-span-full mt-8 mr-16 w-fit max-w-full rounded-card bg-ink p-3 text-white raised desktop:mr-44 desktop:pl-5',
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
			<section
				aria-label={catalogue.chosenToCompare}
				className="flex flex-wrap items-center gap-2 desktop:gap-4 noscript:hidden"
			>
				<ul className="flex gap-2 desktop:gap-3">
					{chosen.map(({ slug, title, picture }) => (
						<li key={slug} className="flex max-w-52 items-center gap-3">
							<div className="relative shrink-0">
								<div className="h-8 w-10 overflow-hidden rounded-lg bg-pale desktop:h-12 desktop:w-16">
									<ProductPicture picture={picture} sizes="64px" className="size-full object-cover" />
								</div>
								<button
									type="button"
									aria-label={catalogue.takeOut(title)}
									onClick={() => change((current) => toggleCompared(current, slug), { replace: true })}
									className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-full bg-white text-ink raised before:absolute before:-inset-2 hover:bg-pale"
								>
									<Icon name="close" className="size-3.5" />
								</button>
							</div>
							<span className="line-clamp-2 hidden text-xs desktop:xl:block">{title}</span>
						</li>
					))}
				</ul>
				<Link to={to({ ...view, comparing: true })} className={buttonClass('light')}>
					{catalogue.compare}
				</Link>
				<p role="status" id={compareFullId} className="w-full text-xs empty:hidden">
					{chosen.length === mostCompared && catalogue.compareFull}
				</p>
			</section>
		</div>
	);
}
