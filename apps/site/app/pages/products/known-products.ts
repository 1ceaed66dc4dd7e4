import { useState } from 'react';
import type { CardProduct } from '../../catalogue/product-card.tsx';

/** The data that the list stores of every product that it has shown. */
export type KnownProduct = Pick<CardProduct, 'slug' | 'title' | 'picture'>;
export type KnownProducts = ReadonlyMap<string, KnownProduct>;

/** Every product seen so far, with its first data. */
export function useKnownProducts(products: readonly KnownProduct[]): KnownProducts {
	const [known] = useState(() => new Map<string, KnownProduct>());
	for (const product of products) if (!known.has(product.slug)) known.set(product.slug, product);
	return known;
}

/** A listed product with the first picture that was seen of it: the loader's pictures have all screen sizes. */
export const withKnownPicture = <Listed extends KnownProduct>(known: KnownProducts, product: Listed): Listed => ({
	...product,
	picture: known.get(product.slug)?.picture ?? product.picture,
});
