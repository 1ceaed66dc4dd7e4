import { brand } from '@site/contract/brand';
import type { MetaDescriptor } from 'react-router';
import { productAddress } from '../destinations.ts';
import { messagesIn } from '../messages/dictionary.ts';
import { pageMeta, siteOf } from '../meta.ts';
import type { ProductView } from '../visit.ts';
import { productPath } from './product-path.ts';
import { breadcrumbStructure, productStructure } from './structured-data.ts';

type MetaSource = { loaderData?: { product: ProductView } | undefined; matches: unknown };

/** Title, description, keywords, sharing tags and structured data of a product, at its own address whatever route shows it. */
export function productMeta({ loaderData, matches }: MetaSource): MetaDescriptor[] {
	if (!loaderData) return [];
	const { product } = loaderData;
	const site = siteOf(matches);
	const { publicUrl, language } = site;
	const path = productAddress(product.slug);
	return [
		...pageMeta(site, { ...wordsOfProduct(product), path, picture: product.picture, shareAs: 'webp' }),
		{ 'script:ld+json': productStructure(product, publicUrl, path) },
		{ 'script:ld+json': breadcrumbStructure(productPath(product, messagesIn(language)), publicUrl) },
	];
}

export const wordsOfProduct = ({ title, description, keywords }: ProductView) => ({
	title: `${title} - ${brand.name}`,
	description,
	keywords,
});
