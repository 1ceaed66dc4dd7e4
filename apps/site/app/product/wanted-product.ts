import { redirect } from 'react-router';
import { addressIn } from '../addresses/language-address.ts';
import { slugOf } from '../destinations.ts';
import { missingItem } from '../document/missing-item.ts';
import { offeredInstead } from '../document/offered-instead.ts';
import type { ProductView, Visit } from '../visit.ts';

/** The product that a path names. Another letter case redirects to the canonical spelling (D10). */
export function wantedProduct(visit: Visit, params: { slug?: string; '*'?: string }, request: Request): ProductView {
	const { ask, language } = visit;
	const asked = slugOf(params);
	const product = ask.product(asked);
	if (product) return product;
	const slug = ask.productSlug(asked);
	if (!slug) throw missingItem(offeredInstead(visit, 'product', asked));
	const { pathname, search } = new URL(request.url);
	const [route = '/products'] = /^\/products|^\/product\/[^/]+/.exec(pathname) ?? [];
	throw redirect(addressIn(language, `${route}/${encodeURIComponent(slug)}${search}`), 301);
}
