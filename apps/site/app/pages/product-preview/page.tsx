import { productAddress, productDestination, slugOf } from '../../destinations.ts';
import { pageMeta, publicUrlOf } from '../../meta.ts';
import { missingItem } from '../../missing-item.ts';
import { ProductBody } from '../../product/product-body.tsx';
import { productWords } from '../../product/product-meta.ts';
import { ThemedBody } from '../../product/themed-body.tsx';
import { PreviewNote } from '../../sections/preview-note.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

/** What staff last saved, through the studio's signed link; without it, what is published (D14). Its views do not count. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { ask, previews } = visitOf(context);
	const slug = slugOf(params);
	const product = (await previews.product(slug, url.searchParams.get('token') ?? '')) ?? ask.product(slug);
	if (!product) throw missingItem();
	return { product, related: ask.relatedProducts({ slug }) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { product } = loaderData;
	return pageMeta(publicUrlOf(matches), { ...productWords(product), path: productAddress(product.slug), hidden: true });
}

export default function ProductPreview({ loaderData: { product, related } }: Route.ComponentProps) {
	const Body = productDestination(product.slug).name === 'Productsinfo' ? ProductBody : ThemedBody;
	return (
		<>
			<PreviewNote />
			<Body product={product} related={related} />
		</>
	);
}
