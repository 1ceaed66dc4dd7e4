import { Link } from 'react-router';
import { ProductCard } from '../../catalogue/product-card.tsx';
import { useHeadingOfPage } from '../../client/heading-of-page.ts';
import { stayInPlace } from '../../client/scroll.ts';
import { productsPageSize } from '../../constants.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { categoryIn } from './category-in.ts';
import { CompareToggle } from './compare-toggle.tsx';
import { clearFilters, goToPage } from './filters.ts';
import type { ListProps } from './list-props.ts';
import { TestTypeTags } from './test-type-tags.tsx';

export function ProductGrid(list: ListProps) {
	const { view, to, answers, shown, entered, known, isPending, hasFailed, retry } = list;
	const { catalogue, products: everything } = useMessages();
	const { items, total } = answers.products;
	const heading = useHeadingOfPage(view, list.goingBack);
	const category = categoryIn(answers.categories, shown.products.category);
	const isEmpty = items.length === 0 && !isPending('products') && !hasFailed('products');
	return (
		<section aria-labelledby="products-heading" aria-busy={isPending('products')} className="mt-8">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
				<h2 ref={heading} id="products-heading" tabIndex={-1} className="scroll-mt-6 text-2xl outline-none">
					{category?.name ?? everything}
				</h2>
				<p role="status" className="text-sm text-ink-soft tabular-nums">
					{isPending('products') ? catalogue.loadingProducts : catalogue.productCount(total)}
				</p>
			</div>
			{entered?.description && shown.products.category === entered.slug && (
				<p className="mt-2 max-w-prose text-ink-soft">{entered.description}</p>
			)}
			<TestTypeTags {...list} />
			{hasFailed('products', 'testTypes', 'categories') && <LoadFailure retry={retry} />}
			<ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15.5rem),1fr))] gap-x-8 gap-y-10 transition-opacity delay-150 in-aria-busy:opacity-50">
				{items.map(({ slug }) => {
					const product = known.get(slug);
					return (
						product && (
							<li key={slug}>
								<ProductCard product={product}>
									<CompareToggle product={product} {...list} />
								</ProductCard>
							</li>
						)
					);
				})}
			</ul>
			{isEmpty && (
				<EmptyState title={catalogue.nothingFits}>
					<Link
						to={to(clearFilters(view, entered?.slug ?? ''))}
						state={stayInPlace}
						className={buttonClass('secondary')}
					>
						{catalogue.clearFilters}
					</Link>
				</EmptyState>
			)}
			<div className="mt-12">
				<Pagination
					page={shown.products.page}
					pages={Math.ceil(total / productsPageSize)}
					to={(page) => to(goToPage(view, page))}
					label={catalogue.pages}
				/>
			</div>
		</section>
	);
}
