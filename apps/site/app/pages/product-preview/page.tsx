import { brand } from '@site/contract/brand';
import { data } from 'react-router';
import { productAddress, slugOf } from '../../destinations.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { hiddenMeta, previewed } from '../../document/previewed.ts';
import { ProductBody } from '../../product/product-body.tsx';
import { productPage } from '../../product/product-data.ts';
import { wordsOfProduct } from '../../product/product-meta.ts';
import { NoPreview } from '../../sections/no-preview.tsx';
import { PreviewNote } from '../../sections/preview-note.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

/** Views of a preview are not counted. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
	const visit = visitOf(context);
	const { ask, previews } = visit;
	const slug = slugOf(params);
	const seen = await previewed(url, (token) => previews.product(slug, token), ask.product(slug));
	const shown = seen.item ? { ...seen, item: productPage(visit, seen.item) } : seen;
	return data(shown, { status: seen.status });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData?.item) return hiddenMeta(brand.name);
	const { product } = loaderData.item;
	return pageMeta(siteOf(matches), {
		...wordsOfProduct(product),
		path: productAddress(product.slug),
		picture: product.picture,
		shareAs: 'webp',
		hidden: true,
	});
}

export default function ProductPreview({ loaderData }: Route.ComponentProps) {
	if (!loaderData.item) return <NoPreview {...loaderData} />;
	const page = loaderData.item;
	return (
		<>
			<PreviewNote shown={loaderData.shown} />
			<ProductBody {...page} />
		</>
	);
}
