import { brand } from '@site/contract/brand';
import type { Language } from '@site/contract/language';
import type { MetaDescriptor } from 'react-router';
import { productAddress } from '../destinations.ts';
import { messagesIn } from '../messages/dictionary.ts';
import { pageMeta, publicUrlOf } from '../meta.ts';
import type { ProductView } from '../visit.ts';
import { productPath } from './product-path.ts';
import { breadcrumbStructure, productStructure } from './structured-data.ts';

type MetaSource = { loaderData?: { product: ProductView } | undefined; matches: unknown };

/** Title, description, keywords, sharing tags and structured data of a product, at its own address whatever route shows it. */
export function productMeta({ loaderData, matches }: MetaSource): MetaDescriptor[] {
	if (!loaderData) return [];
	const { product } = loaderData;
	const publicUrl = publicUrlOf(matches);
	const path = productAddress(product.slug);
	return [
		...pageMeta(publicUrl, { ...wordsOfProduct(product), path, picture: product.picture, shareAs: 'webp' }),
		{ 'script:ld+json': productStructure(product, publicUrl, path) },
		{ 'script:ld+json': breadcrumbStructure(productPath(product, messagesIn(languageOf(matches))), publicUrl) },
	];
}

export const wordsOfProduct = ({ title, description, keywords }: ProductView) => ({
	title: `${title} - ${brand.name}`,
	description,
	keywords,
});

function languageOf(matches: unknown): Language {
	const [root] = matches as [{ loaderData?: { language: Language } } | undefined];
	return root?.loaderData?.language ?? 'en';
}
