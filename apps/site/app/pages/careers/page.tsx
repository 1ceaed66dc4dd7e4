import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { composedMeta } from '../../meta.ts';
import { ComposedPage } from '../../sections/composed-page.tsx';
import type { Route } from './+types/page';
import { JobList } from './job-list.tsx';
import { careersLoader } from './loader.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => careersLoader(context, new URL(request.url).search);

/** The loader gives a page its first view; the wire gives the views that follow. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const meta = (args: Route.MetaArgs) => composedMeta(args);

export default function Careers({ loaderData }: Route.ComponentProps) {
	const { page, data } = loaderData;
	const afterBenefits = page.sections.findIndex(({ kind }) => kind === 'benefits') + 1;
	return (
		<ComposedPage page={page} data={data} at={afterBenefits || 1}>
			<JobList {...loaderData} />
		</ComposedPage>
	);
}
