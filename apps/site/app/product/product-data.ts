import type { ProductView, Visit } from '../visit.ts';

/** What a product's page shows, and the key with which it counts its view. */
export const productData = ({ ask, trackingKey }: Visit, product: ProductView) => ({
	product,
	related: ask.relatedProducts({ slug: product.slug }),
	trackingKey,
});
