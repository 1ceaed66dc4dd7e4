import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
	type ClientInstrumentation,
	type MiddlewareFunction,
	type UIMatch,
	useLocation,
	useMatches,
	useNavigate,
	useNavigation,
} from 'react-router';
import { placeNow } from '../memory/history-entry.ts';
import { requestTimeout } from '../wire/wire.ts';
import { stayInPlace } from './scroll.ts';

let awaited = 0;
const listeners = new Set<() => void>();

function change(by: number) {
	awaited += by;
	for (const listener of listeners) listener();
}

/** Distinguishes data from code: a navigation loads both, but only data has the request timeout. */
export const notesAwaitedData: ClientInstrumentation = {
	route: (route) =>
		route.instrument({
			async loader(load) {
				change(1);
				await load();
				change(-1);
			},
		}),
};

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

const useAwaitsData = () =>
	useSyncExternalStore(
		subscribe,
		() => awaited > 0,
		() => false,
	);

/** The page that is shown and its data, while the router returns to it. */
let shown: UIMatch | null = null;

/** Middleware that answers the router without a request after a navigation was cancelled. */
export const shownPage: MiddlewareFunction<Record<string, { type: 'data' | 'error'; result: unknown }>> = (_, next) => {
	if (!shown) return next();
	const { id, loaderData } = shown;
	shown = null;
	return Promise.resolve({ [id]: { type: 'data', result: loaderData } });
};

/** The target of a cancelled navigation, and how to retry it. */
type GivenUp = { to: string; go: () => void };

/** Cancels a navigation whose data does not arrive (D55): the page stays, and `tell` offers a retry. */
export function useDataTimeout(tell: (given: GivenUp) => void) {
	const navigate = useNavigate();
	const here = useLocation();
	const { location: ahead } = useNavigation();
	const matches: UIMatch[] = useMatches();
	const awaits = useAwaitsData() && ahead !== undefined;

	/** The history index of this page. During a back navigation, the history has already moved to another entry. */
	const place = useRef<number | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each entry has its own place
	useEffect(() => {
		place.current = placeNow();
	}, [here.key]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new destination has its own time
	useEffect(() => {
		if (!awaits) return;
		const timer = setTimeout(() => {
			const to = ahead.pathname + ahead.search + ahead.hash;
			const page = matches.at(-1);
			// An error page has no data to return to. Let the browser load the target as a document: it keeps this page until
			// then.
			if (page?.loaderData === undefined) return location.assign(to);
			shown = page;
			void navigate(here, { replace: placeNow() === place.current, state: { ...here.state, ...stayInPlace } });
			tell({ to, go: () => void navigate(to, { state: ahead.state }) });
		}, requestTimeout);
		return () => clearTimeout(timer);
	}, [awaits, ahead?.key]);
}
