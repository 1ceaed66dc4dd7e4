import { brand } from '@site/contract/brand';
import type { MetaDescriptor } from 'react-router';
import { productAddress } from '../destinations.ts';
import { pageMeta, siteOf } from '../document/meta.ts';
import type { LiveProduct } from './product-data.ts';

type MetaSource = { loaderData?: { product: LiveProduct } | undefined; matches: unknown };

/** Title, description, keywords and sharing tags of a product, with its own address on every route. */
export function productMeta({ loaderData, matches }: MetaSource): MetaDescriptor[] {
	if (!loaderData) return [];
	const { product } = loaderData;
	const path = productAddress(product.slug);
	return pageMeta(siteOf(matches), { ...wordsOfProduct(product), path, picture: product.picture, shareAs: 'webp' });
}

export const wordsOfProduct = ({ title, description, keywords }: LiveProduct) => ({
	title: `${title} - ${brand.name}`,
	description,
	keywords,
});
