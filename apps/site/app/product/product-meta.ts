import { brand } from '@site/contract/brand';
import type { MetaDescriptor } from 'react-router';
import { productAddress } from '../destinations.ts';
import { pageMeta, siteOf } from '../document/meta.ts';
import type { ProductView } from '../visit.ts';

type MetaSource = { loaderData?: { product: ProductView } | undefined; matches: unknown };

/** Title, description, keywords and sharing tags of a product, at its own address whatever route shows it. */
export function productMeta({ loaderData, matches }: MetaSource): MetaDescriptor[] {
	if (!loaderData) return [];
	const { product } = loaderData;
	const path = productAddress(product.slug);
	return pageMeta(siteOf(matches), { ...wordsOfProduct(product), path, picture: product.picture, shareAs: 'webp' });
}

export const wordsOfProduct = ({ title, description, keywords }: ProductView) => ({
	title: `${title} - ${brand.name}`,
	description,
	keywords,
});
