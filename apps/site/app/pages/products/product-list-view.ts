import { useState } from 'react';
import { useLocation } from 'react-router';
import { useBackForwardState } from '../../client/memory/back-forward-state.ts';
import { useListView } from '../../client/navigation/list-view.ts';
import { categoryInPath, readView, writeView } from './address.ts';
import { parts } from './filters.ts';
import type { CategoryOption, ProductsData } from './loader.ts';

export const spelling = {
	read: (query: string, pathname: string) => readView(query, categoryInPath(pathname) ?? ''),
	write: writeView,
};

/** Props for every part of the list. The visitor's choices are in the address; everything else follows from it. */
export function useProductList(data: ProductsData) {
	const list = useListView(data, { route: 'Products', ...spelling, parts });
	return {
		...list,
		/** Every product seen so far: those chosen to be compared may be on another page of the list. */
		known: useKnownProducts([...data.chosen, ...data.products.items, ...data.found.items]),
		/** The slug of the category that the visitor entered with; empty for all categories. */
		entered: useEntered(list.view.category),
	};
}
export type ProductListState = ReturnType<typeof useProductList>;

export type KnownProduct = ProductsData['chosen'][number];

function useKnownProducts(products: readonly KnownProduct[]): ReadonlyMap<string, KnownProduct> {
	const [known] = useState(() => new Map<string, KnownProduct>());
	for (const product of products) known.set(product.slug, product);
	return known;
}

/** Choosing another category in the list changes the address, but does not count as entering. */
function useEntered(category: string): string {
	const { key, state } = useLocation();
	const [entered, setEntered] = useBackForwardState('entered', { category, key });
	const arrived = !state?.staysInPlace && entered.key !== key;
	if (arrived) setEntered({ category, key });
	return arrived ? category : entered.category;
}

/** The category with this slug, at either level. */
export const categoryIn = (tree: readonly CategoryOption[], slug: string): CategoryOption | undefined =>
	tree.flatMap((parent) => [parent, ...parent.children]).find((category) => category.slug === slug);
