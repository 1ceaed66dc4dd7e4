import { lazy, Suspense, useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { revalidatesList } from '../../client/navigation/list-view.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { ComposedPage } from '../../sections/composed-page.tsx';
import type { Route } from './+types/page';
import { categoryInPath, isOwnPage, readView, writeView } from './address.ts';
import { type ProductsData, productsLoader } from './loader.ts';
import { ProductList } from './product-list.tsx';

/** Few visitors compare, so this code loads with the first comparison. */
const Comparison = lazy(() => import('./comparison.tsx').then((module) => ({ default: module.Comparison })));

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
	productsLoader(context, params.cateId, new URL(request.url).search);

/** The comparison has the address of a list, but is another page. */
const isOfList = ({ pathname, searchParams }: URL) =>
	categoryInPath(pathname) !== null && searchParams.get('view') !== 'comparison';
export const shouldRevalidate = revalidatesList(
	({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => isOfList(currentUrl) && isOfList(nextUrl),
);

/**
 * A category has its own texts and picture, with the title that all categories share. Each page of its list has
 * its own canonical address.
 */
export function meta({ loaderData, location, params, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { page, head } = loaderData;
	const view = readView(location.search, params.cateId);
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
	if (!loaderData.comparison) return <ListPage data={loaderData} />;
	return (
		<Suspense fallback={null}>
			<Comparison products={loaderData.comparison} />
		</Suspense>
	);
}

function ListPage({ data }: { data: ProductsData }) {
	// The sections are the same for all views, and after the first page load they are only markup.
	const [composed] = useState({ page: data.page, data: data.data });
	const { page } = composed;
	const [first, ...rest] = page.sections;
	const banner = first?.kind === 'banner' ? first : undefined;
	return (
		<>
			<ProductList data={data} banner={banner} />
			<ComposedPage page={{ ...page, sections: banner ? rest : page.sections }} data={composed.data} />
		</>
	);
}
