import { useEffect } from 'react';
import { type MiddlewareFunction, matchPath, type UIMatch, useLocation, useMatches } from 'react-router';
import { type RouteName, routePaths } from '../../route-paths.ts';
import { useLayout } from '../use-shell.ts';
import { requestTimeout } from '../wire/wire.ts';

/**
 * These pages start without saved data on every visit (ROUTE-11): resources-info, products-info, careers-apply, events-info,
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

/** All entries reached by back or forward: the visitor may move on before a page has loaded. */
const goneTo = new Set<string>();
const entryNow = () => String(history.state?.key ?? 'default');
if (typeof window !== 'undefined') addEventListener('popstate', () => goneTo.add(entryNow()));

/** Whether the visitor reached, or is going to, this history entry by back or forward. */
export const isGoneBackTo = (key: string): boolean => goneTo.has(key);

/** The list on the page. While it waits for the data of its address, it shows those of another. */
type List = { route: RouteName; data: object; isPending: boolean };
let list: List | null = null;

/** Call it from the effect of a list. */
export function showList(shown: List): () => void {
	list = shown;
	return () => {
		list = null;
	};
}

/** On the mobile layout, saves the data of a page for when the visitor goes back to it. */
export function useKeptPage() {
	const { key, pathname, search } = useLocation();
	const matches: UIMatch[] = useMatches();
	const keeps = useLayout() === 'mobile';
	const page = matches.at(-1);
	useEffect(() => {
		if (!keeps || !page || neverKept.has(page.id) || page.loaderData === undefined || list?.isPending) return;
		kept.delete(key);
		kept.set(key, { address: pathname + search, route: page.id, data: page.loaderData });
		const oldest = kept.keys().next();
		if (kept.size > mostKept && !oldest.done) kept.delete(oldest.value);
	}, [keeps, key, pathname, search, page]);
}

type Results = Record<string, { type: 'data' | 'error'; result: unknown }>;
const addressOf = ({ url }: Request) => {
	const { pathname, search } = new URL(url);
	return pathname + search;
};

/** Middleware that returns the saved data on back or forward, without a request. */
export const keptPage: MiddlewareFunction<Results> = ({ request }, next) => {
	const page = isGoneBackTo(entryNow()) ? kept.get(entryNow()) : undefined;
	if (page?.address !== addressOf(request)) return next();
	return Promise.resolve({ [page.route]: { type: 'data', result: page.data } });
};

/** Whether a request is for another view of the list on the page. */
export const isOfShownList = ({ url }: Request): boolean =>
	list !== null && matchPath(routePaths[list.route], new URL(url).pathname) !== null;

/** Middleware: if the data of another view do not come, the list keeps the last good ones and is told (PAGE-45). */
export const lastGoodList: MiddlewareFunction<Results> = async ({ request }, next) => {
	const isAddressThere = addressOf(request) === location.pathname + location.search;
	if (!list || !isAddressThere || !isOfShownList(request)) return next();
	const { route, data } = list;
	const entry = entryNow();
	const results = await Promise.race([next(), late()]);
	const loaded = results?.[route];
	// The address changes without data, and a redirect is thrown like an error.
	if (results && (loaded?.type !== 'error' || loaded.result instanceof Response)) return results;
	return { [route]: { type: 'data', result: { ...data, failed: { address: addressOf(request), entry } } } };
};

const late = () => new Promise<null>((resolve) => setTimeout(resolve, requestTimeout, null));
