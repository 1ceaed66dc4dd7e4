import type { RouterContextProvider } from 'react-router';
import { careersPageSize } from '../../constants.ts';
import { composedPage } from '../../sections/composed-page.tsx';
import { visitOf } from '../../visit.ts';
import { readView } from './address.ts';
import type { Jobs } from './jobs.ts';

/** The list as its address says it: the same answers that the wire would give. */
export function careersLoader(context: Readonly<RouterContextProvider>, query: string) {
	const { ask } = visitOf(context);
	const { categories, locations, search, page } = readView(query);
	const { items, total } = ask.jobs({ categories, locations, keyword: search, page, pageSize: careersPageSize });
	const first: Jobs = {
		items: items.map(({ id, title, content, locations: places }) => ({ id, title, content, locations: places })),
		total,
	};
	return { ...composedPage(context, 'careers'), categories: ask.jobCategories(), locations: ask.jobLocations(), first };
}
