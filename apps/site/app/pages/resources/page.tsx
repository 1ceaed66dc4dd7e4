import { useState } from 'react';
import { revalidatesList, useListView } from '../../client/navigation/list-view.ts';
import { feedLinks } from '../../document/feeds.ts';
import { composedMeta, siteOf } from '../../document/meta.ts';
import { ComposedPage } from '../../sections/composed-page.tsx';
import type { Route } from './+types/page';
import { ArticleList } from './article-list.tsx';
import { BlogTabs } from './blog-tabs.tsx';
import { resourcesLoader } from './loader.ts';
import { parts, readView, writeView } from './view.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => resourcesLoader(context, new URL(request.url).search);

export const shouldRevalidate = revalidatesList();

/** A tab, or a list after Load More, is not a separate page (D27). */
export const meta = (args: Route.MetaArgs) => [
	...composedMeta(args, { hidden: writeView(readView(args.location.search)) !== '' }),
	...feedLinks(siteOf(args.matches), ['blog', 'press']),
];

/** The news come first, after the banner. */
export default function Resources({ loaderData }: Route.ComponentProps) {
	// The sections are the same for all views, and after the first page load they are only markup.
	const [{ page, data }] = useState(loaderData);
	const news = useListView(loaderData, { route: 'Resources', read: readView, write: writeView, parts });
	return (
		<ComposedPage page={page} data={data} at={1}>
			<ArticleList list="blog" tone="white" news={news}>
				<BlogTabs {...news} />
			</ArticleList>
			<ArticleList list="press" tone="pale" news={news} />
		</ComposedPage>
	);
}
