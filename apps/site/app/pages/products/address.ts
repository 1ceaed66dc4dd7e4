import { positive, positives, type QueryField, queryOf } from '../../client/query.ts';
import { firstView, mostCompared, type View } from './filters.ts';

/** Stands in the address for every category, where the path names one. */
const all = 'all';

/** Reads a query string; what is missing or makes no sense is as on the first view. `entered` is the path's category. */
export function readView(query: string, entered: string): View {
	const values = new URLSearchParams(query);
	const category = values.get('category') ?? entered;
	return {
		...firstView(category === all ? '' : category),
		certifications: positives(values, 'certifications'),
		certificationSearch: values.get('certification-search')?.trim() ?? '',
		testType: positive(values.get('type')),
		page: positive(values.get('page')) ?? 1,
		search: values.get('search')?.trim() ?? '',
		searchPage: positive(values.get('search-page')) ?? 1,
		compare: [...new Set(values.getAll('compare'))].slice(0, mostCompared),
		comparing: values.get('view') === 'comparison',
	};
}

/** The fields of the address in a fixed order, so that the same view has one spelling; what is as usual is left out. */
export function viewFields(view: View, entered: string): QueryField[] {
	const { category, certifications, certificationSearch, testType, page, search, searchPage, compare, comparing } =
		view;
	const fields: [string, string, usual: string][] = [
		['category', category || all, entered || all],
		['certifications', certifications.join(','), ''],
		['certification-search', certificationSearch, ''],
		['type', testType ? String(testType) : '', ''],
		['page', String(page), '1'],
		['search', search, ''],
		['search-page', String(searchPage), '1'],
		...compare.map((slug): [string, string, string] => ['compare', slug, '']),
		['view', comparing ? 'comparison' : '', ''],
	];
	return fields.flatMap(([name, value, usual]) => (value === usual ? [] : [[name, value]]));
}

export const writeView = (view: View, entered: string): string => queryOf(viewFields(view, entered));
