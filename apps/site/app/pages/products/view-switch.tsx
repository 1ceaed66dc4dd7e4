import { Link } from 'react-router';
import { productListWords } from '../../messages/product-list.ts';
import { useWords } from '../../messages/use-messages.ts';
import type { ListProps } from './list-props.ts';

/** Cards or a table. Both load as documents, because the server stores the choice in a cookie. */
export function ViewSwitch({ view, to }: ListProps) {
	const words = useWords(productListWords);
	const { search, ...path } = to({ ...view, table: false, page: 1 });
	return (
		<nav aria-label={words.view} className="no-print flex rounded-full border border-line p-0.5 text-sm">
			{(['cards', 'table'] as const).map((shown) => (
				<Link
					key={shown}
					to={{ ...path, search: `${search || '?'}&view=${shown}`.replace('?&', '?'), hash: 'products-heading' }}
					reloadDocument
					aria-current={view.table === (shown === 'table') ? 'true' : undefined}
					className="inline-flex min-h-8 items-center rounded-full px-4 hover:text-teal aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-white mobile:min-h-11"
				>
					{words[shown]}
				</Link>
			))}
		</nav>
	);
}
