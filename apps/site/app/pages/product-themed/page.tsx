import { useViewTracking } from '../../client/measuring/view-tracking.ts';
import { ProductBody } from '../../product/product-body.tsx';
import { productPage } from '../../product/product-data.ts';
import { productMeta } from '../../product/product-meta.ts';
import { wantedProduct } from '../../product/wanted-product.ts';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

export function loader({ context, params, request }: Route.LoaderArgs) {
	const visit = visitOf(context);
	return { ...productPage(visit, wantedProduct(visit, params, request), request.url), trackingKey: visit.trackingKey };
}

export const meta = (args: Route.MetaArgs) => productMeta(args);

export default function ThemedProduct({ loaderData: { trackingKey, ...page } }: Route.ComponentProps) {
	useViewTracking(page.product, trackingKey);
	return <ProductBody {...page} />;
}
