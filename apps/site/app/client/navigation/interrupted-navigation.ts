import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';

/**
 * When a script of the next page cannot be fetched the router reloads the present one. The visitor asked for the next one:
 * it is noted in the history entry, and loaded as an ordinary document after the reload.
 */
export function useInterruptedNavigation() {
	const { location } = useNavigation();
	const going = location && createPath(location);
	useEffect(() => {
		if (!going) return;
		const note = () => history.replaceState({ ...history.state, going }, '');
		addEventListener('beforeunload', note);
		return () => removeEventListener('beforeunload', note);
	}, [going]);
}

export function resumeNavigation() {
	const { going, ...state } = history.state ?? {};
	if (typeof going !== 'string') return;
	history.replaceState(state, '');
	const [load] = performance.getEntriesByType('navigation');
	if (load instanceof PerformanceNavigationTiming && load.type === 'reload') location.assign(going);
}
