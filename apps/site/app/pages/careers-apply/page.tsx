import { brand } from '@site/contract/brand';
import { redirect } from 'react-router';
import { positive } from '../../client/navigation/query.ts';
import { jobAddress } from '../../destinations.ts';
import { composedMeta } from '../../document/meta.ts';
import { addressIn } from '../../language-address.ts';
import { Actions } from '../../sections/actions.tsx';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import { PageTitle } from '../../sections/page-title.tsx';
import { plainHead } from '../../sections/plain-head.ts';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { Application } from './application.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
	const { ask, language, sentForm } = visitOf(context);
	const { page, data } = composedPage(context, 'careers-apply');
	const named = positive(new URL(request.url).searchParams.get('job'));
	const job = named ? ask.job(named) : null;
	// Nobody applies for another job than the address names: the list says that this one is not open any more.
	if (named && !job && !sentForm) throw redirect(addressIn(language, jobAddress(named)));
	return { page, data, job: job && { id: job.id, title: job.title } };
}

export function meta(args: Route.MetaArgs) {
	const job = args.loaderData?.job;
	return composedMeta(args, { hidden: true }).map((tag) =>
		job && 'title' in tag ? { title: `${job.title} - ${brand.name}` } : tag,
	);
}

export default function CareersApply({ loaderData: { page, data, job } }: Route.ComponentProps) {
	const head = plainHead(page);
	return (
		<>
			<PageTitle title={head.title} lead={head.lead} />
			<ComposedPage page={head.page} data={data} at={0}>
				<Application id={job?.id} job={job?.title} way={<Actions actions={head.actions} className="mt-4" />} />
			</ComposedPage>
		</>
	);
}
