import { Link } from 'react-router';
import { stayInPlace } from '../../client/navigation/scroll.ts';
import { productListWords } from '../../messages/product-list.ts';
import { useWords } from '../../messages/use-messages.ts';
import { chooseSort, sorts } from './filters.ts';
import type { ListProps } from './list-props.ts';

/** The company's order of products, or one of two others. */
export function SortOrder({ view, to }: ListProps) {
	const words = useWords(productListWords);
	return (
		<nav aria-label={words.sort} className="no-print flex items-center gap-x-1 text-sm">
			<span className="mr-1 text-ink-soft" aria-hidden="true">
				{words.sort}
			</span>
			{sorts.map((sort) => (
				<Link
					key={sort}
					to={to(chooseSort(view, sort))}
					state={stayInPlace}
					aria-current={view.sort === sort ? 'true' : undefined}
					className="inline-flex min-h-9 items-center px-2 underline-offset-8 hover:underline aria-[current]:font-bold aria-[current]:underline aria-[current]:decoration-coral aria-[current]:decoration-2 mobile:min-h-11"
				>
					{words.sorts[sort]}
				</Link>
			))}
		</nav>
	);
}
