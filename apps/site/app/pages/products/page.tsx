import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { composedMeta } from '../../meta.ts';
import { ComposedPage } from '../../sections/composed-page.tsx';
import type { Route } from './+types/page';
import { Comparison } from './comparison.tsx';
import { productsLoader } from './loader.ts';
import { ProductList } from './product-list.tsx';
import { Whereabouts } from './whereabouts.tsx';

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
	productsLoader(context, params.cateId, new URL(request.url).search);

/** The loader gives a page its first view, and the comparison; the wire gives the views that follow. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	const compares = currentUrl.searchParams.has('view') || nextUrl.searchParams.has('view');
	return (currentUrl.pathname !== nextUrl.pathname || compares) && defaultShouldRevalidate;
}

export const meta = (args: Route.MetaArgs) => composedMeta(args);

export default function Products({ loaderData, params }: Route.ComponentProps) {
	const { comparison, page, data } = loaderData;
	if (comparison) return <Comparison products={comparison} entered={loaderData.entered?.slug ?? ''} />;
	return (
		<>
			<Whereabouts {...loaderData} />
			<ComposedPage page={page} data={data} at={2}>
				<ProductList key={params.cateId} {...loaderData} />
			</ComposedPage>
		</>
	);
}
