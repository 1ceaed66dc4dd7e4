import { positive, type QueryField, queryOf } from '../../addresses/query.ts';

/** The keyword, and the number of pages shown. */
export type View = { search: string; page: number };

/** Nobody reads more pages: for further results, better keywords help. */
const mostPages = 50;

export function readView(query: string): View {
	const values = new URLSearchParams(query);
	const page = positive(values.get('page')) ?? 1;
	// Links from elsewhere often say `keyword`, as our own calls do.
	const search = values.get('search') ?? values.get('keyword') ?? '';
	return { search: search.trim(), page: Math.min(page, mostPages) };
}

export function writeView({ search, page }: View): string {
	const fields: QueryField[] = [
		['search', search],
		['page', page === 1 ? '' : String(page)],
	];
	return queryOf(fields.filter(([, value]) => value !== ''));
}

/** A new search starts at page 1. */
export const searchFor = (search: string): View => ({ search, page: 1 });

export const loadMore = (view: View): View => ({ ...view, page: Math.min(view.page + 1, mostPages) });
