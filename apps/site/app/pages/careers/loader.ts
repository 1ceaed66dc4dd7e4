import { type RouterContextProvider, redirect } from 'react-router';
import { addressIn } from '../../addresses/language-address.ts';
import { careersPageSize } from '../../constants.ts';
import { composedPage } from '../../sections/composed-page.tsx';
import { visitOf } from '../../visit.ts';
import { type JobPlace, readView, writeView } from './address.ts';
import type { Jobs } from './jobs.ts';

/** The list for an address, with the same answers that the wire would give. */
export function careersLoader(context: Readonly<RouterContextProvider>, query: string) {
	const { ask, language } = visitOf(context);
	const { open, categories, locations, search } = readView(query);
	const filter = { categories, locations, keyword: search };
	const [named] = open;
	const at = named === undefined ? null : ask.pageOfJob(named, { ...filter, pageSize: careersPageSize });
	const place: JobPlace = named !== undefined && at !== null ? { job: named, page: at } : null;
	const view = readView(query, place);
	const { items, total } = ask.jobs({ ...filter, page: view.page, pageSize: careersPageSize });
	// A page past the end leads to the last one.
	const page = Math.min(view.page, Math.max(1, Math.ceil(total / careersPageSize)));
	if (page !== view.page) throw redirect(addressIn(language, `/careers${writeView({ ...view, page })}`));
	const first: Jobs = {
		items: items.map(({ id, title, content, locations: places }) => ({ id, title, content, locations: places })),
		total,
	};
	return {
		...composedPage(context, 'careers'),
		categories: ask.jobCategories(),
		locations: ask.jobLocations(),
		first,
		place,
		named: place && ask.jobHead(place.job),
		/** A link to a job may outlive the job. */
		closed: named !== undefined && !ask.jobHead(named) ? named : null,
		facts: ask.jobFacts(),
	};
}
