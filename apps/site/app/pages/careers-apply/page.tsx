import { brand } from '@site/contract/brand';
import { redirect } from 'react-router';
import { addressIn } from '../../addresses/language-address.ts';
import { positive } from '../../addresses/query.ts';
import { jobAddress } from '../../destinations.ts';
import { composedMeta } from '../../document/meta.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import { PageTitle } from '../../sections/page-title.tsx';
import { plainHead } from '../../sections/plain-head.ts';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { Application } from './application.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
	const { ask, language, sentForm } = visitOf(context);
	const { page, data } = composedPage(context, 'careers-apply');
	const named = positive(new URL(request.url).searchParams.get('job'));
	const job = named ? ask.job(named) : null;
	// If the named job is closed, the job list says so. Without the redirect, visitors might apply for another one.
	if (named && !job && !sentForm) throw redirect(addressIn(language, jobAddress(named)));
	return { page, data, job: job && { id: job.id, title: job.title, isInUnitedStates: job.isInUnitedStates } };
}

export function meta(args: Route.MetaArgs) {
	const job = args.loaderData?.job;
	return composedMeta(args, { hidden: true }).map((tag) =>
		job && 'title' in tag ? { title: `${job.title} - ${brand.name}` } : tag,
	);
}

export default function CareersApply({ loaderData: { page, data, job } }: Route.ComponentProps) {
	const head = plainHead(page);
	const back = head.actions.map(({ label, to }) => (
		<SiteLink
			key={to}
			to={to}
			className="mt-4 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-teal-dark underline-offset-4 hover:underline"
		>
			<Icon name="arrow-left" className="size-5" />
			{label}
		</SiteLink>
	));
	return (
		<>
			<PageTitle title={head.title} lead={head.lead} />
			<ComposedPage page={head.page} data={data} at={0}>
				<Application id={job?.id} job={job?.title} isAbroad={job?.isInUnitedStates === false} way={back} />
			</ComposedPage>
		</>
	);
}
