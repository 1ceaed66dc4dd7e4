import { brand } from '@site/contract/brand';
import { useState } from 'react';
import { revalidatesList } from '../../client/navigation/list-view.ts';
import { bannerOf, composedMeta, pageMeta, siteOf } from '../../document/meta.ts';
import { ComposedPage } from '../../sections/composed-page.tsx';
import type { Route } from './+types/page';
import { readView, writeView } from './address.ts';
import { firstView } from './filters.ts';
import { JobList } from './job-list.tsx';
import { careersLoader } from './loader.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => careersLoader(context, new URL(request.url).search);

export const shouldRevalidate = revalidatesList();

/** A job and each page of the list are indexed as separate pages; a search or a filter is not (D27). */
export function meta(args: Route.MetaArgs) {
	const { loaderData, location, matches } = args;
	const view = readView(location.search);
	const job = view.open.length === 1 && view.open[0] === loaderData?.named?.id ? loaderData?.named : null;
	const path = location.pathname + writeView({ ...firstView, page: view.page });
	const isView = writeView({ ...view, page: 1, open: [] }) !== '' || loaderData?.closed != null;
	if (!job) return composedMeta(args, { path, hidden: isView });
	return pageMeta(siteOf(matches), {
		title: `${job.title} - ${brand.name}`,
		description: job.summary,
		keywords: job.title,
		path: `${location.pathname}?job=${job.id}`,
		picture: loaderData && bannerOf(loaderData.page),
	});
}

/** The jobs come first, after the banner. */
export default function Careers({ loaderData }: Route.ComponentProps) {
	// The sections are the same for all views, and after the first page load they are only markup.
	const [{ page, data }] = useState(loaderData);
	return (
		<ComposedPage page={page} data={data} at={1}>
			<JobList data={loaderData} />
		</ComposedPage>
	);
}
