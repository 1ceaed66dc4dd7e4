import { useViewTracking } from '../../client/view-tracking.ts';
import { slugOf } from '../../destinations.ts';
import { missingItem } from '../../missing-item.ts';
import { productData } from '../../product/product-data.ts';
import { productMeta } from '../../product/product-meta.ts';
import { ThemedBody } from '../../product/themed-body.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

export function loader({ context, params }: Route.LoaderArgs) {
	const visit = visitOf(context);
	const product = visit.ask.product(slugOf(params));
	if (!product) throw missingItem();
	return productData(visit, product);
}

export const meta = (args: Route.MetaArgs) => productMeta(args);

export default function ThemedProduct({ loaderData: { product, related, trackingKey } }: Route.ComponentProps) {
	useViewTracking(product, trackingKey);
	return <ThemedBody product={product} related={related} />;
}
