import { positive, positives, type QueryField, queryOf } from '../../client/query.ts';
import type { View } from './filters.ts';

/** Reads a query string; what is missing or makes no sense is as on the first view. */
export function readView(query: string): View {
	const values = new URLSearchParams(query);
	return {
		categories: positives(values, 'categories').sort((a, b) => a - b),
		locations: positives(values, 'locations').sort((a, b) => a - b),
		search: values.get('search')?.trim() ?? '',
		page: positive(values.get('page')) ?? 1,
	};
}

/** The fields of the address; what is as usual is left out. */
export function viewFields({ categories, locations, search, page }: View): QueryField[] {
	const fields: QueryField[] = [
		['categories', categories.join(',')],
		['locations', locations.join(',')],
		['search', search],
		['page', page === 1 ? '' : String(page)],
	];
	return fields.filter(([, value]) => value !== '');
}

export const writeView = (view: View): string => queryOf(viewFields(view));
