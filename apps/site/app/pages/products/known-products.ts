import { useState } from 'react';
import type { CardProduct } from '../../catalogue/product-card.tsx';

/** What the list remembers of every product that it showed. */
export type KnownProduct = Pick<CardProduct, 'slug' | 'title' | 'picture'>;
export type KnownProducts = ReadonlyMap<string, KnownProduct>;

/** Every product seen so far, as it was first seen. */
export function useKnownProducts(products: readonly KnownProduct[]): KnownProducts {
	const [known] = useState(() => new Map<string, KnownProduct>());
	for (const product of products) if (!known.has(product.slug)) known.set(product.slug, product);
	return known;
}

/** A product as it is listed now, with its first picture: the loader's come in the sizes of the screen. */
export const withKnownPicture = <Listed extends KnownProduct>(known: KnownProducts, product: Listed): Listed => ({
	...product,
	picture: known.get(product.slug)?.picture ?? product.picture,
});
