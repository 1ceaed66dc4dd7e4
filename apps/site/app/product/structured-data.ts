import { brand } from '@site/contract/brand';
import { sizeUrl } from '@site/contract/picture-sizes';
import type { ProductView } from '../visit.ts';

/** The product as search engines read it (schema.org). No offer: prices are quoted, not published. */
export const productStructure = (product: ProductView, publicUrl: string, path: string) => ({
	'@context': 'https://schema.org',
	'@type': 'Product',
	name: product.title,
	description: product.description,
	sku: product.reference,
	mpn: product.reference,
	category: product.parentName,
	url: publicUrl + path,
	image: new URL(sizeUrl(product.picture.url, { kind: 'share', format: 'webp' }), publicUrl).href,
	brand: { '@type': 'Brand', name: brand.name },
	manufacturer: { '@type': 'Organization', name: brand.company, url: `${publicUrl}/` },
});

export const breadcrumbStructure = (path: readonly { label: string; to: string }[], publicUrl: string) => ({
	'@context': 'https://schema.org',
	'@type': 'BreadcrumbList',
	itemListElement: path.map(({ label, to }, index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name: label,
		item: publicUrl + to,
	})),
});
