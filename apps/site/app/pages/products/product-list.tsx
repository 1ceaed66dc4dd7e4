import { useState } from 'react';
import type { CardProduct } from '../../catalogue/product-card.tsx';
import { useLayout } from '../../client/use-shell.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { bandWidth } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { FilterSheet } from '../../ui/filter-sheet.tsx';
import type { Answers } from './answers.ts';
import { CategoryTree } from './category-tree.tsx';
import { CertificationFilter } from './certification-filter.tsx';
import { CompareBar } from './compare-bar.tsx';
import { countFilters } from './filters.ts';
import { FoundProducts } from './found-products.tsx';
import type { Entered } from './list-props.ts';
import { ProductGrid } from './product-grid.tsx';
import { ProductSearch } from './product-search.tsx';
import { useAnswers } from './use-answers.ts';
import { useView } from './use-view.ts';

type ProductListProps = {
	first: Answers;
	chosen: CardProduct[];
	entered: Entered;
};

/** Filters, search and products. What the visitor chose stands in the address; everything else follows from it. */
export function ProductList({ first, chosen, entered }: ProductListProps) {
	const layout = useLayout();
	const { catalogue } = useMessages();
	const steering = useView(entered?.slug ?? '');
	const asked = useAnswers(steering.view, steering.goingBack, first);
	const { answers } = asked;
	const known = useKnown([...chosen, ...answers.products.items, ...answers.found.items]);
	const shared = { ...steering, ...asked, known, entered };

	const filters = (
		<>
			{/* On mobile a page that was opened for one category keeps to it. */}
			{(layout === 'desktop' || !entered) && <CategoryTree {...shared} />}
			<CertificationFilter {...shared} />
		</>
	);

	return (
		<section
			className={classes(
				bandWidth,
				'pb-[clamp(3.5rem,2.5rem+4vw,7rem)] desktop:grid desktop:grid-cols-[16rem_minmax(0,1fr)] desktop:gap-x-12',
			)}
		>
			{layout === 'desktop' && <aside className="grid content-start gap-10">{filters}</aside>}
			<div className="min-w-0">
				<ProductSearch {...shared} />
				<FoundProducts {...shared} />
				{layout === 'mobile' && (
					<FilterSheet
						count={countFilters(steering.view, entered?.slug ?? '')}
						button={catalogue.showProducts(answers.products.total)}
						lifted={steering.view.compare.length > 0}
					>
						{filters}
					</FilterSheet>
				)}
				<ProductGrid {...shared} />
			</div>
			<CompareBar {...shared} />
		</section>
	);
}

/** Every product seen so far, as it was first seen: the loader's pictures come in the sizes of the screen. */
function useKnown(products: readonly CardProduct[]): ReadonlyMap<string, CardProduct> {
	const [known] = useState(() => new Map<string, CardProduct>());
	for (const product of products) if (!known.has(product.slug)) known.set(product.slug, product);
	return known;
}
