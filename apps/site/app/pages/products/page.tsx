import { lazy, Suspense } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { ComposedPage } from '../../sections/composed-page.tsx';
import type { Route } from './+types/page';
import { isOwnPage, readView, writeView } from './address.ts';
import { headOf } from './category-head.ts';
import { productsLoader } from './loader.ts';
import { ProductList } from './product-list.tsx';

/** Few visitors compare, so this code loads with the first comparison. */
const Comparison = lazy(() => import('./comparison.tsx').then((module) => ({ default: module.Comparison })));

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
	productsLoader(context, params.cateId, new URL(request.url).search);

/**
 * The loader provides the first view of a page, the comparison, and the table for visitors whose choice is stored; the
 * wire provides later views.
 */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	const next = nextUrl.searchParams.get('view');
	const isAnother = next === 'comparison' || next !== currentUrl.searchParams.get('view');
	return isAnother && defaultShouldRevalidate;
}

/**
 * A category has its own texts and picture, with the title that all categories share. Each page of its list has
 * its own canonical address.
 */
export function meta({ loaderData, location, params, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { page, heads } = loaderData;
	const view = readView(location.search, params.cateId);
	const head = headOf(heads, view.category);
	const banner = page.sections.find((section) => section.kind === 'banner');
	return pageMeta(siteOf(matches), {
		title: page.title,
		description: head?.description || page.description,
		keywords: head ? `${head.name}, ${page.keywords}` : page.keywords,
		path: writeView(view),
		picture: head?.picture ?? banner?.picture,
		hidden: !isOwnPage(view),
	});
}

export default function Products({ loaderData }: Route.ComponentProps) {
	const { comparison, page, data } = loaderData;
	if (comparison)
		return (
			<Suspense fallback={null}>
				<Comparison products={comparison} />
			</Suspense>
		);
	const [first, ...rest] = page.sections;
	const banner = first?.kind === 'banner' ? first : undefined;
	return (
		<>
			<ProductList {...loaderData} banner={banner} />
			<ComposedPage page={{ ...page, sections: banner ? rest : page.sections }} data={data} />
		</>
	);
}
