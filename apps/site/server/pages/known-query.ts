import type { Route } from '../../app/route-table.ts';

const loadersField = '_routes';

/**
 * Only the query parameters that the route reads, in the order of its table, so that each view has one cache key. Other
 * parameters reach no loader and create no cache entries.
 */
export function knownQuery(route: Route, query: string, isData: boolean): string {
	const given = new URLSearchParams(query);
	const known = new URLSearchParams();
	for (const name of route.query ?? []) for (const value of given.getAll(name)) known.append(name, value);
	if (isData) {
		const wanted = given.get(loadersField)?.split(',') ?? [];
		const loaders = ['root', route.name].filter((name) => wanted.includes(name));
		if (loaders.length > 0) known.set(loadersField, loaders.join(','));
	}
	return known.size > 0 ? `?${known}` : '';
}
