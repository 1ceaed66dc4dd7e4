import { useEffect } from 'react';
import { type MiddlewareFunction, type UIMatch, useLocation, useMatches } from 'react-router';
import type { RouteName } from '../../route-paths.ts';
import { useLayout } from '../use-shell.ts';

/**
 * These pages start without saved data on every visit (D8): resources-info, products-info, careers-apply, events-info,
 * pdf-h5, SSB-info.
 */
const neverKept = new Set<string>([
	'Resourcesinfo',
	'ResourcesPreview',
	'Productsinfo',
	'Productsinfos',
	'Productsinfos2',
	'Productsinfos3',
	'Productsinfos4',
	'Productsinfos5',
	'ProductsPreview',
	'CareersApply',
	'Eventsinfo',
	'AntiBriberyPolicy',
	'ScientificStrategyBoardInfo',
] satisfies RouteName[]);

type Kept = { address: string; route: string; data: unknown };

/** Loader data of the pages that the visitor left, by history entry. In memory, so a reload clears it. */
const kept = new Map<string, Kept>();
const mostKept = 50;

/** The history entry that the visitor is going back or forward to, until it is reached. */
let goingTo: string | null = null;
/** All entries reached by back or forward: the visitor may move on before a page has loaded. */
const goneTo = new Set<string>();
const entryNow = () => String(history.state?.key ?? 'default');
if (typeof window !== 'undefined') {
	addEventListener('popstate', () => {
		goingTo = entryNow();
		goneTo.add(goingTo);
	});
}

/** Whether the visitor reached, or is going to, this history entry by back or forward. */
export const isGoneBackTo = (key: string): boolean => goneTo.has(key);

/** On the mobile layout, saves the data of a page for when the visitor goes back to it. */
export function useKeptPage() {
	const { key, pathname, search } = useLocation();
	const matches: UIMatch[] = useMatches();
	const keeps = useLayout() === 'mobile';
	const page = matches.at(-1);
	useEffect(() => {
		if (goingTo === key) goingTo = null;
		if (!keeps || !page || neverKept.has(page.id) || page.loaderData === undefined) return;
		kept.delete(key);
		kept.set(key, { address: pathname + search, route: page.id, data: page.loaderData });
		const oldest = kept.keys().next();
		if (kept.size > mostKept && !oldest.done) kept.delete(oldest.value);
	}, [keeps, key, pathname, search, page]);
}

/** Middleware that returns the saved data on back or forward, without a request. */
export const keptPage: MiddlewareFunction<Record<string, { type: 'data' | 'error'; result: unknown }>> = (
	{ request },
	next,
) => {
	const page = goingTo === entryNow() ? kept.get(goingTo) : undefined;
	const { pathname, search } = new URL(request.url);
	if (page?.address !== pathname + search) return next();
	return Promise.resolve({ [page.route]: { type: 'data', result: page.data } });
};
