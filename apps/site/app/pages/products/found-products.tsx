import { Link } from 'react-router';
import { type CardProduct, Ordered } from '../../catalogue/product-card.tsx';
import { stayInPlace } from '../../client/navigation/scroll.ts';
import { productSearchPageSize } from '../../constants.ts';
import { productAddress } from '../../destinations.ts';
import { foundWords } from '../../messages/found-products.ts';
import { useWords } from '../../messages/use-messages.ts';
import { EmergencyUse } from '../../ui/emergency-use.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { type PagingProps, Step } from '../../ui/pagination.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { goToSearchPage, productSearchField, searchProducts } from './filters.ts';
import type { ProductListState } from './product-list-view.ts';

/** The results of the product search, independent of the filters below. */
export function FoundProducts({ view, to, data: { found, shown }, isPending, hasFailed, retry }: ProductListState) {
	const words = useWords(foundWords);
	const pages = Math.ceil(found.total / productSearchPageSize);
	const pending = isPending('found');
	return (
		<section aria-label={words.searchResults} aria-busy={pending} className="mb-8 rounded-card bg-mist p-4 desktop:p-6">
			<div className="flex items-center justify-between gap-4">
				<p role="status" className="font-semibold">
					{!pending && !hasFailed('found') && words.found(found.total, shown.search)}
				</p>
				<Link
					to={to(searchProducts(view, ''))}
					state={stayInPlace}
					aria-label={words.clearSearch}
					onClick={() => document.getElementById(productSearchField)?.focus()}
					className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-pale"
				>
					<Icon name="close" />
				</Link>
			</div>
			{hasFailed('found') && <LoadFailure retry={retry} />}
			<ul className="mt-2 divide-y divide-line transition-opacity delay-150 in-aria-busy:opacity-50">
				{found.items.map((product) => (
					<FoundProduct key={product.slug} product={product} />
				))}
			</ul>
			{found.total === 0 && !pending && !hasFailed('found') && <EmptyState text={words.nothingFound} />}
			<div className="mt-3 flex justify-end">
				<FoundPager
					page={shown.searchPage}
					pages={pages}
					to={(page) => to(goToSearchPage(view, page))}
					label={words.searchResults}
				/>
			</div>
		</section>
	);
}

const FoundProduct = ({ product }: { product: CardProduct }) => (
	<li className="relative flex items-center gap-4 py-3">
		<div className="aspect-4/3 w-20 shrink-0 overflow-hidden rounded-lg bg-pale">
			<Picture picture={product.picture} sizes="80px" decorative className="size-full object-cover" />
		</div>
		<div className="min-w-0">
			<SiteLink
				to={productAddress(product.slug)}
				detail
				className="text-sm font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
			>
				{product.title}
			</SiteLink>
			<Ordered product={product} />
			<p className="line-clamp-1 text-xs text-ink-soft">{product.description}</p>
			<EmergencyUse statement={product.emergencyUse} />
		</div>
	</li>
);

/** Only Previous and Next. */
function FoundPager({ page, pages, to, label }: PagingProps) {
	const { pageOf } = useWords(foundWords);
	if (pages < 2) return null;
	return (
		<nav aria-label={label} className="flex items-center gap-1">
			<Step page={page - 1} pages={pages} to={to} direction="previous" />
			<span className="px-2 text-sm font-semibold tabular-nums">{pageOf(page, pages)}</span>
			<Step page={page + 1} pages={pages} to={to} direction="next" />
		</nav>
	);
}
