import { type RouterContextProvider, redirect } from 'react-router';
import { addressIn } from '../../addresses/language-address.ts';
import type { Listed } from '../../client/navigation/list-view.ts';
import { careersPageSize } from '../../constants.ts';
import { composedPage } from '../../sections/composed-page.tsx';
import { visitOf } from '../../visit.ts';
import { type JobPlace, readView, writeView } from './address.ts';
import type { View } from './filters.ts';

/** The list for an address. */
export function careersLoader(context: Readonly<RouterContextProvider>, query: string) {
	const { ask, language } = visitOf(context);
	const { open, categories, locations, search } = readView(query);
	const filter = { categories, locations, keyword: search };
	const [named] = open;
	const at = named === undefined ? null : ask.pageOfJob(named, { ...filter, pageSize: careersPageSize });
	const place: JobPlace = named !== undefined && at !== null ? { job: named, page: at } : null;
	const shown = readView(query, place);
	const jobs = ask.jobs({ ...filter, page: shown.page, pageSize: careersPageSize });
	// A page past the end leads to the last one.
	const page = Math.min(shown.page, Math.max(1, Math.ceil(jobs.total / careersPageSize)));
	if (page !== shown.page) throw redirect(addressIn(language, `/careers${writeView({ ...shown, page })}`));
	return {
		...composedPage(context, 'careers'),
		categories: ask.jobCategories(),
		locations: ask.jobLocations(),
		jobs,
		shown,
		place,
		named: place && ask.jobHead(place.job),
		/** A link to a job may outlive the job. */
		closed: named !== undefined && !ask.jobHead(named) ? named : null,
	};
}
export type CareersData = ReturnType<typeof careersLoader> & Listed<View>;
export type Job = CareersData['jobs']['items'][number];
