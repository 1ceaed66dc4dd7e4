import { positive, positives, type QueryField, queryOf } from '../../addresses/query.ts';
import type { View } from './filters.ts';

/** The page of the list that a job is on, for addresses that name only the job. */
export type JobPlace = { job: number; page: number } | null;

/** Reads a query string; missing or invalid values are as on the first view. */
export function readView(query: string, place: JobPlace = null): View {
	const values = new URLSearchParams(query);
	const open = positives(values, 'job');
	const pageOfJob = place && open[0] === place.job ? place.page : 1;
	return {
		categories: positives(values, 'categories').sort((a, b) => a - b),
		locations: positives(values, 'locations').sort((a, b) => a - b),
		search: values.get('search')?.trim() ?? '',
		page: positive(values.get('page')) ?? pageOfJob,
		open,
	};
}

/** The fields of the address, without default values. */
export function viewFields({ categories, locations, search, page, open }: View): QueryField[] {
	const fields: QueryField[] = [
		['categories', categories.join(',')],
		['locations', locations.join(',')],
		['search', search],
		['page', page === 1 && open.length === 0 ? '' : String(page)],
		['job', open.join(',')],
	];
	return fields.filter(([, value]) => value !== '');
}

export const writeView = (view: View): string => queryOf(viewFields(view));
