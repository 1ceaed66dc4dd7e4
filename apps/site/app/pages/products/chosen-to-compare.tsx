import { Link, type To } from 'react-router';
import { chosenToCompareWords } from '../../messages/chosen-to-compare.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { KnownProduct } from './product-list-view.ts';

type ChosenToCompareProps = {
	chosen: KnownProduct[];
	onTakeOut: (slug: string) => void;
	comparison: To;
	/** The id of the message that no more products fit. Checkboxes that cannot be ticked refer to it. */
	fullId: string;
	isFull: boolean;
};

/** The products chosen for comparison, and the link to the comparison. */
export function ChosenToCompare({ chosen, onTakeOut, comparison, fullId, isFull }: ChosenToCompareProps) {
	const { catalogue } = useMessages();
	const words = useWords(chosenToCompareWords);
	return (
		<section aria-label={words.chosen} className="flex flex-wrap items-center gap-2 desktop:gap-4 noscript:hidden">
			<ul className="flex gap-2 desktop:gap-3">
				{chosen.map(({ slug, title, picture }) => (
					<li key={slug} className="flex max-w-52 items-center gap-3">
						<div className="relative shrink-0">
							<div className="h-8 w-10 overflow-hidden rounded-lg bg-pale desktop:h-12 desktop:w-16">
								<Picture picture={picture} sizes="64px" decorative className="size-full object-cover" />
							</div>
							<button
								type="button"
								aria-label={words.takeOut(title)}
								onClick={() => onTakeOut(slug)}
								className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-full bg-white text-ink raised before:absolute before:-inset-2 hover:bg-pale"
							>
								<Icon name="close" className="size-3.5" />
							</button>
						</div>
						<span className="line-clamp-2 hidden text-xs desktop:xl:block">{title}</span>
					</li>
				))}
			</ul>
			<Link to={comparison} className={buttonClass('light')}>
				{catalogue.compare}
			</Link>
			<p role="status" id={fullId} className="w-full text-xs empty:hidden">
				{isFull && words.full}
			</p>
		</section>
	);
}
