import { useViewTracking } from '../../client/view-tracking.ts';
import { productData } from '../../product/product-data.ts';
import { productMeta } from '../../product/product-meta.ts';
import { ThemedBody } from '../../product/themed-body.tsx';
import { wantedProduct } from '../../product/wanted-product.ts';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

export function loader({ context, params, request }: Route.LoaderArgs) {
	const visit = visitOf(context);
	return productData(visit, wantedProduct(visit, params, request));
}

export const meta = (args: Route.MetaArgs) => productMeta(args);

export default function ThemedProduct({ loaderData: { product, related, trackingKey } }: Route.ComponentProps) {
	useViewTracking(product, trackingKey);
	return <ThemedBody product={product} related={related} />;
}
