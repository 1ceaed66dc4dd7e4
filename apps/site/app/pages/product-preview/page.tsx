import { brand } from '@site/contract/brand';
import { productAddress, slugOf } from '../../destinations.ts';
import { pageMeta, publicUrlOf } from '../../meta.ts';
import { PageTitle } from '../../sections/page-title.tsx';
import { visitOf } from '../../visit.ts';
import { missingItem } from '../missing-item.ts';
import type { Route } from './+types/page';

export function loader({ context, params }: Route.LoaderArgs) {
	const product = visitOf(context).ask.product(slugOf(params));
	if (!product) throw missingItem();
	return { product };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { title, description, keywords, picture, slug } = loaderData.product;
	return pageMeta(publicUrlOf(matches), {
		title: `${title} - ${brand.name}`,
		description,
		keywords,
		path: productAddress(slug),
		picture,
		shareAs: 'webp',
	});
}

export default function Product({ loaderData: { product } }: Route.ComponentProps) {
	return <PageTitle title={product.title} lead={product.description} />;
}
