import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useAddressView } from '../../client/navigation/use-address-view.ts';
import { feedLinks } from '../../document/feeds.ts';
import { composedMeta, siteOf } from '../../document/meta.ts';
import { ComposedPage } from '../../sections/composed-page.tsx';
import type { Route } from './+types/page';
import { ArticleList } from './article-list.tsx';
import { BlogTabs } from './blog-tabs.tsx';
import { resourcesLoader } from './loader.ts';
import { readView, writeView } from './view.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => resourcesLoader(context, new URL(request.url).search);

/** The loader provides the first view of a page; the wire provides later views. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

/** A tab, or a list after Load More, is not a separate page (D27). */
export const meta = (args: Route.MetaArgs) => [
	...composedMeta(args, { hidden: writeView(readView(args.location.search)) !== '' }),
	...feedLinks(siteOf(args.matches), ['blog', 'press']),
];

/** The news come first, after the banner. */
export default function Resources({ loaderData: { page, data, blog, press } }: Route.ComponentProps) {
	const steering = useAddressView(readView, writeView);
	return (
		<ComposedPage page={page} data={data} at={1}>
			<ArticleList list="blog" tone="white" first={blog} {...steering}>
				<BlogTabs {...steering} />
			</ArticleList>
			<ArticleList list="press" tone="pale" first={press} {...steering} />
		</ComposedPage>
	);
}
