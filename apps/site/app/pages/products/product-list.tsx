import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useBackForwardState } from '../../client/memory/back-forward-state.ts';
import { useLayout } from '../../client/use-shell.ts';
import { useAgreedView } from '../../client/wire/use-agreed-view.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { bandWidth } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { FilterAside } from '../../ui/filter-aside.tsx';
import { FilterSheet } from '../../ui/filter-sheet.tsx';
import { later, laterComponent } from '../../ui/later.ts';
import type { SectionViewOf } from '../../visit.ts';
import { headOf } from './category-head.ts';
import { CategoryTree } from './category-tree.tsx';
import { CertificationFilter } from './certification-filter.tsx';
import { CompareBar } from './compare-bar.tsx';
import { countFilters } from './filters.ts';
import { useKnownProducts } from './known-products.ts';
import { ListHead } from './list-head.tsx';
import type { ProductsData } from './loader.ts';
import { ProductGrid } from './product-grid.tsx';
import { useAnswers } from './use-answers.ts';
import { useView } from './use-view.ts';

/** Loads with the first search. */
const FoundProducts = laterComponent(
	later(() => import('./found-products.tsx')),
	(code) => code.FoundProducts,
);

type ProductListProps = Pick<ProductsData, 'first' | 'chosen' | 'heads' | 'names' | 'mine'> & {
	banner: SectionViewOf<'banner'> | undefined;
};

/** Filters, search and products. The visitor's choices are in the address; everything else follows from it. */
export function ProductList({ first, chosen, heads, names, mine, banner }: ProductListProps) {
	const layout = useLayout();
	const { catalogue } = useMessages();
	const steering = useView();
	const { view } = steering;
	const asked = useAnswers(view, steering.goingBack, first);
	const { answers, shown } = asked;
	const agreed = useAgreedView(steering, asked.ofProducts, (now, question) => ({ ...now, ...question }));
	const known = useKnownProducts([...chosen, ...answers.products.items, ...answers.found.items]);
	const entered = useEntered(view.category);
	// The table needs the whole width.
	const isBeside = layout === 'desktop' && !shown.products.table;
	const shared = { ...steering, ...asked, agreed, known, entered, names, mine };

	const filters = (
		<>
			{/* On mobile, a page that was opened for one category stays in it. */}
			{(layout === 'desktop' || !entered) && <CategoryTree {...shared} />}
			<CertificationFilter {...shared} />
		</>
	);

	return (
		<>
			<ListHead {...shared} banner={banner} head={headOf(heads, shown.products.category)} />
			<section
				className={classes(
					bandWidth,
					'pt-4 pb-[clamp(3.5rem,2.5rem+4vw,7rem)] desktop:pt-8',
					isBeside && 'gap-x-12 desktop:md:grid wide:grid-cols-[16rem_minmax(0,1fr)]',
				)}
			>
				{isBeside && <FilterAside>{filters}</FilterAside>}
				<div className="min-w-0">
					{view.search !== '' && (
						<Suspense>
							<FoundProducts {...shared} />
						</Suspense>
					)}
					{!isBeside && (
						<FilterSheet
							count={countFilters(view, entered)}
							button={catalogue.showProducts(answers.products.total)}
							lifted={view.compare.length > 0}
						>
							{filters}
						</FilterSheet>
					)}
					<ProductGrid {...shared} />
				</div>
				<CompareBar {...shared} />
			</section>
		</>
	);
}

/**
 * The category that the visitor entered with. Choosing another in the list changes the address, but does not count as
 * entering.
 */
function useEntered(category: string): string {
	const { key, state } = useLocation();
	const [entered, setEntered] = useBackForwardState('entered', { category, key });
	const arrived = !state?.staysInPlace && entered.key !== key;
	if (arrived) setEntered({ category, key });
	return arrived ? category : entered.category;
}
