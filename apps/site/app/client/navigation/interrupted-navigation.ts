import type { ClientInstrumentation } from 'react-router';

let going: string | undefined;

/**
 * When a script of the next page cannot be fetched, the router reloads the current page. To take the visitor to the
 * next page anyway, its address is noted in the history entry and loaded as a document after the reload. The router's
 * instrumentation reports a navigation before it fetches anything; a component may hear of it only after a script has
 * failed.
 */
export const notesWhereTo: ClientInstrumentation = {
	router: (router) =>
		router.instrument({
			async navigate(navigated, { to }) {
				if (typeof to !== 'string') return void (await navigated());
				const there = new URL(to, location.href).href;
				going = there;
				await navigated();
				if (going === there) going = undefined;
			},
		}),
};

export function resumeNavigation() {
	addEventListener('beforeunload', () => {
		if (going) history.replaceState({ ...history.state, going }, '');
	});
	const { going: interrupted, ...state } = history.state ?? {};
	if (typeof interrupted !== 'string') return;
	history.replaceState(state, '');
	const [load] = performance.getEntriesByType('navigation');
	if (load instanceof PerformanceNavigationTiming && load.type === 'reload') location.assign(interrupted);
}
