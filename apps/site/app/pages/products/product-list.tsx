import { Suspense } from 'react';
import { useLayout } from '../../client/use-shell.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { bandWidth } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { FilterAside } from '../../ui/filter-aside.tsx';
import { FilterSheet } from '../../ui/filter-sheet.tsx';
import { later, laterComponent } from '../../ui/later.ts';
import type { SectionViewOf } from '../../visit.ts';
import { CategoryTree } from './category-tree.tsx';
import { CertificationFilter } from './certification-filter.tsx';
import { CompareBar } from './compare-bar.tsx';
import { countFilters } from './filters.ts';
import { ListHead } from './list-head.tsx';
import type { ProductsData } from './loader.ts';
import { ProductGrid } from './product-grid.tsx';
import { useProductList } from './product-list-view.ts';

/** Loads with the first search. */
const FoundProducts = laterComponent(
	later(() => import('./found-products.tsx')),
	(code) => code.FoundProducts,
);

type ProductListProps = { data: ProductsData; banner: SectionViewOf<'banner'> | undefined };

/** Filters, search and products. */
export function ProductList({ data, banner }: ProductListProps) {
	const layout = useLayout();
	const { catalogue } = useMessages();
	const list = useProductList(data);
	const { view, entered } = list;
	// The table needs the whole width.
	const isBeside = layout === 'desktop' && !data.shown.table;

	const filters = (
		<>
			{/* On mobile, a page that was opened for one category stays in it. */}
			{(layout === 'desktop' || !entered) && <CategoryTree {...list} />}
			<CertificationFilter {...list} />
		</>
	);

	return (
		<>
			<ListHead list={list} banner={banner} />
			<section
				className={classes(
					bandWidth,
					'pt-4 pb-[clamp(3.5rem,2.5rem+4vw,7rem)] desktop:pt-8',
					isBeside && 'gap-x-12 desktop:md:grid wide:grid-cols-[16rem_minmax(0,1fr)]',
				)}
			>
				{isBeside && <FilterAside>{filters}</FilterAside>}
				<div className="min-w-0">
					{list.asked.search !== '' && (
						<Suspense>
							<FoundProducts {...list} />
						</Suspense>
					)}
					{!isBeside && (
						<FilterSheet
							count={countFilters(view, entered)}
							button={catalogue.showProducts(data.products.total)}
							lifted={view.compare.length > 0}
						>
							{filters}
						</FilterSheet>
					)}
					<ProductGrid {...list} />
				</div>
				<CompareBar {...list} />
			</section>
		</>
	);
}
