import { Suspense } from 'react';
import { Link } from 'react-router';
import { Count } from '../../catalogue/count.tsx';
import { ProductCard } from '../../catalogue/product-card.tsx';
import { useHeadingOfPage } from '../../client/navigation/heading-of-page.ts';
import { stayInPlace } from '../../client/navigation/scroll.ts';
import { useLayout } from '../../client/use-shell.ts';
import { productListWords } from '../../messages/product-list.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { AddLink } from '../../ui/add-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { later, laterComponent } from '../../ui/later.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CompareToggle } from './compare-bar.tsx';
import { chooseTestType, clearFilters, goToPage, isFiltered, pageSizeOf, showAll } from './filters.ts';
import { ListOrder } from './list-order.tsx';
import { categoryIn, type ProductListState } from './product-list-view.ts';

/** Loads with the first choice. */
const ChosenFilters = laterComponent(
	later(() => import('./chosen-filters.tsx')),
	(code) => code.ChosenFilters,
);

/** Loads for visitors who choose the table. */
const ProductTable = laterComponent(
	later(() => import('./product-table.tsx')),
	(code) => code.ProductTable,
);

/** Cards in the first row: the most with the filters beside the list, and on a phone. */
const firstRow = { desktop: 3, mobile: 1 };

export function ProductGrid(list: ProductListState) {
	const { view, to, data, entered, retry } = list;
	const { catalogue, products: everything } = useMessages();
	const words = useWords(productListWords);
	const layout = useLayout();
	const { items, total } = data.products;
	const { page, all, table } = data.shown;
	const size = pageSizeOf({ all: false, table });
	const heading = useHeadingOfPage(view, list.goingBack);
	const category = categoryIn(data.categories, data.shown.category);
	const isPending = list.isPending('products');
	const hasFailed = list.hasFailed('products');
	return (
		<section aria-labelledby="products-heading" aria-busy={isPending} className={table ? 'mt-6' : 'mobile:mt-4'}>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<h2
					ref={heading}
					id="products-heading"
					tabIndex={-1}
					data-focus-home
					className="scroll-mt-28 text-xl outline-none"
				>
					{category?.name ?? everything}
				</h2>
				<p role="status" className="mr-auto text-sm text-ink-soft">
					{isPending ? catalogue.loadingProducts : catalogue.productCount(total)}
				</p>
				<ListOrder {...list} />
			</div>
			<TestTypeTags {...list} />
			{isFiltered(view, entered) && (
				<Suspense>
					<ChosenFilters {...list} />
				</Suspense>
			)}
			{hasFailed && <LoadFailure retry={retry} />}
			{table && (
				<Suspense>
					<ProductTable {...list} compare={(product) => <CompareToggle product={product} isBare {...list} />} />
				</Suspense>
			)}
			<ul className="product-cards mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(14.5rem,30%)),1fr))] gap-x-8 gap-y-10 transition-opacity delay-150 in-aria-busy:opacity-50">
				{(table ? [] : items).map((product, index) => (
					<li key={product.slug}>
						<ProductCard
							product={product}
							facts={product.facts}
							first={index === 0 && layout === 'mobile'}
							soon={index < firstRow[layout]}
						>
							<div className="flex flex-wrap items-center justify-between gap-x-4">
								<CompareToggle product={product} {...list} />
								<AddLink reference={product.reference} name={product.title} isDiscontinued={product.isDiscontinued} />
							</div>
						</ProductCard>
					</li>
				))}
			</ul>
			{items.length === 0 && !isPending && !hasFailed && (
				<EmptyState text={catalogue.nothingFits}>
					<Link to={to(clearFilters(view, entered))} state={stayInPlace} className={buttonClass('secondary')}>
						{catalogue.clearFilters}
					</Link>
				</EmptyState>
			)}
			<div className="mt-12 grid justify-items-center gap-4">
				<Pagination
					page={page}
					pages={all ? 1 : Math.ceil(total / size)}
					to={(page) => to(goToPage(view, page))}
					label={catalogue.pages}
				/>
				{total > size && (
					<Link
						to={to(showAll(view, !all))}
						state={stayInPlace}
						className="no-print inline-flex min-h-11 items-center text-sm font-semibold text-teal-dark underline underline-offset-4"
					>
						{all ? words.showPages(size) : words.showAll(total)}
					</Link>
				)}
			</div>
		</section>
	);
}

/** All, then the test types of the chosen category. On a phone they are one row to swipe. */
function TestTypeTags({ view, to, data }: ProductListState) {
	const { catalogue } = useMessages();
	const { every, testTypes } = data.counts;
	const tags = [
		{ id: null, name: catalogue.all, count: every },
		...data.testTypes.map(({ id, name }) => ({ id, name, count: testTypes[id] ?? 0 })),
	];
	return (
		<nav
			aria-label={catalogue.testTypes}
			className="scrollbar-none my-4 mobile:-mx-5 mobile:overflow-x-auto mobile:px-5 mobile:py-1"
		>
			<ul className="flex gap-2 mobile:w-max desktop:flex-wrap">
				{tags.map(({ id, name, count }) => (
					<li key={id}>
						<Tag
							to={to(chooseTestType(view, id))}
							chosen={view.testType === id}
							description={catalogue.productCount(count)}
						>
							{name}
							<Count of={count} />
						</Tag>
					</li>
				))}
			</ul>
		</nav>
	);
}
