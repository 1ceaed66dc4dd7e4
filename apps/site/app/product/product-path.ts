import { addressOf, productAddress } from '../destinations.ts';
import type { Messages } from '../messages/en.ts';
import type { LiveProduct } from './product-data.ts';

/** Home > Products > the product's category > the product. An item without an address is the current page. */
export function productPath(product: LiveProduct, messages: Pick<Messages, 'home' | 'products'>) {
	const list = (cateId: string) => addressOf({ name: 'Products', params: { cateId } });
	return [
		{ label: messages.home, to: '/' },
		{ label: messages.products, to: list('all') },
		...(product.category ? [{ label: product.parentName, to: list(product.category.slug) }] : []),
		{ label: product.title, to: productAddress(product.slug) },
	];
}
