import { Link } from 'react-router';
import { viewCookie } from '../../client/layout.ts';
import { keepCookie } from '../../client/memory/keep-cookie.ts';
import { stayInPlace } from '../../client/navigation/scroll.ts';
import { productListWords } from '../../messages/product-list.ts';
import { useWords } from '../../messages/use-messages.ts';
import { chooseSort, sorts } from './filters.ts';
import type { ProductListState } from './product-list-view.ts';

/** The company's order of products, or one of two others; cards, or a table. */
export const ListOrder = (list: ProductListState) => (
	<div className="flex flex-wrap items-center gap-x-6">
		<SortOrder {...list} />
		<ViewSwitch {...list} />
	</div>
);

function SortOrder({ view, to }: ProductListState) {
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
					className="inline-flex min-h-9 items-center px-2 current-line hover:text-teal mobile:min-h-11"
				>
					{words.sorts[sort]}
				</Link>
			))}
		</nav>
	);
}

const year = 31_536_000;

/** The choice is stored in a cookie: by the browser here, by the server for visitors without scripting. */
function ViewSwitch({ view, to }: ProductListState) {
	const words = useWords(productListWords);
	const { search, ...path } = to({ ...view, table: false, page: 1 });
	return (
		<nav aria-label={words.view} className="no-print flex gap-x-1 text-sm">
			{(['cards', 'table'] as const).map((shown) => (
				<Link
					key={shown}
					to={{ ...path, search: `${search || '?'}&view=${shown}`.replace('?&', '?'), hash: 'products-heading' }}
					state={stayInPlace}
					onClick={() => keepCookie(viewCookie, shown, shown === 'table' ? year : 0)}
					aria-current={view.table === (shown === 'table') ? 'true' : undefined}
					className="inline-flex min-h-9 items-center px-2 current-line hover:text-teal mobile:min-h-11"
				>
					{words[shown]}
				</Link>
			))}
		</nav>
	);
}
