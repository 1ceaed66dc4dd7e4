import { matchRoutes } from 'react-router';
import { positive, positives, type QueryField, queryOf } from '../../addresses/query.ts';
import { addressOf } from '../../destinations.ts';
import { routePaths } from '../../route-paths.ts';
import { firstView, traits, type View } from './filters.ts';

/** The path segment for all categories. */
export const everyCategory = 'all';

/** The category in a path, decoded as the loader gets it; null if the path is not a product list. */
export const categoryInPath = (pathname: string): string | null =>
	matchRoutes([{ path: routePaths.Products }], pathname)?.[0]?.params.cateId ?? null;

/** Reads a query string; missing or invalid values are as on the first view. The path names the category. */
export function readView(query: string, category: string): View {
	const values = new URLSearchParams(query);
	return {
		...firstView(category === everyCategory ? '' : category),
		certifications: positives(values, 'certifications'),
		certificationSearch: values.get('certification-search')?.trim() ?? '',
		testType: positive(values.get('type')),
		specimen: values.get('specimen') ?? '',
		setting: values.get('setting') ?? '',
		within: values.get('within') ?? '',
		sort: values.get('sort') ?? '',
		all: values.get('show') === 'all',
		page: positive(values.get('page')) ?? 1,
		search: values.get('search')?.trim() ?? '',
		searchPage: positive(values.get('search-page')) ?? 1,
		compare: [...new Set(values.getAll('compare'))],
		comparing: values.get('view') === 'comparison',
		table: values.get('view') === 'table',
	};
}

/** The fields of the query in a fixed order and without default values, so that each view has one spelling. */
export function viewFields(view: View): QueryField[] {
	const { certifications, certificationSearch, testType, sort, all, page, search, searchPage, compare } = view;
	const fields: [string, string, usual: string][] = [
		['certifications', certifications.join(','), ''],
		['certification-search', certificationSearch, ''],
		['type', testType ? String(testType) : '', ''],
		...traits.map((trait): [string, string, string] => [trait, view[trait], '']),
		['sort', sort, ''],
		['show', all ? 'all' : '', ''],
		['page', String(page), '1'],
		['search', search, ''],
		['search-page', String(searchPage), '1'],
		...compare.map((slug): [string, string, string] => ['compare', slug, '']),
		['view', view.comparing ? 'comparison' : view.table ? 'table' : '', ''],
	];
	return fields.flatMap(([name, value, usual]) => (value === usual ? [] : [[name, value]]));
}

export const writeView = (view: View): string =>
	addressOf({ name: 'Products', params: { cateId: view.category || everyCategory } }) + queryOf(viewFields(view));

/** A view by test type or certification, a search, an order or a comparison is not a separate page (D27). */
export const isOwnPage = (view: View): boolean =>
	writeView({ ...firstView(view.category), page: view.page }) === writeView(view);
