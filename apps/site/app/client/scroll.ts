import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepInEntry, placeNow } from './history-entry.ts';

/** The state of a navigation that changes what a page shows and is no new page: a filter, a page of a list. */
export const stayInPlace = { staysInPlace: true };

/** Of the entry that is shown; none where the visitor went on before the page was there. */
const placeOf = (key: string) => ((history.state?.key ?? 'default') === key ? placeNow() : null);

/** Where the entries were left. The router writes them anew when it replaces them, and the position is lost with it. */
const left = new Map<number, number>();

/**
 * A new page starts at the top; going back returns to where the visitor was. The positions lie in the history entries
 * themselves, since session storage holds only the specification's keys (D5).
 */
export function useScrollPosition() {
	const location = useLocation();
	const type = useNavigationType();
	const shown = useRef<number | null>(null);

	useEffect(() => {
		history.scrollRestoration = 'manual';
		// While a page is awaited the address is its own already, but what scrolls is still the former one.
		const remember = () => {
			if (shown.current === null || placeNow() !== shown.current) return;
			left.set(shown.current, window.scrollY);
			keepInEntry({ scroll: window.scrollY });
		};
		let leftAt = 0;
		// A reload or a visit elsewhere is the browser's to restore.
		const handOver = () => {
			leftAt = window.scrollY;
			history.scrollRestoration = 'auto';
		};
		// WebKit restores a page from its back/forward cache only after this event, and 'manual' calls it off.
		const takeBack = ({ persisted }: PageTransitionEvent) => {
			history.scrollRestoration = 'manual';
			if (persisted) returnTo(leftAt);
		};
		let pending: ReturnType<typeof setTimeout> | undefined;
		const later = () => {
			clearTimeout(pending);
			pending = setTimeout(remember, 100);
		};
		// What was scrolled before this script was there.
		remember();
		addEventListener('scroll', later, { passive: true });
		document.addEventListener('click', remember, { capture: true });
		addEventListener('pagehide', handOver);
		addEventListener('pageshow', takeBack);
		return () => {
			clearTimeout(pending);
			removeEventListener('scroll', later);
			document.removeEventListener('click', remember, { capture: true });
			removeEventListener('pagehide', handOver);
			removeEventListener('pageshow', takeBack);
		};
	}, []);

	useIsomorphicLayoutEffect(() => {
		const at = placeOf(location.key);
		shown.current = at;
		const top: unknown = at === null ? undefined : (history.state.scroll ?? left.get(at));
		if (type === 'POP' && typeof top === 'number') return returnTo(top);
		if (location.hash) {
			document.getElementById(location.hash.slice(1))?.scrollIntoView();
		} else if (type === 'PUSH' && !location.state?.staysInPlace) {
			window.scrollTo({ top: 0, behavior: 'instant' });
		}
		// Where it begins, for who leaves it at once and comes forward to it again.
		if (type === 'PUSH' && at !== null) left.set(at, window.scrollY);
	}, [location.key, location.hash, location.state, type]);
}

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** How long a page may take to come to its former height; a visitor who acts ends it. */
const settling = 2000;
const acts = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** A list that is asked for again shrinks and grows a moment after the page is back: the place is kept until it stands. */
function returnTo(top: number): () => void {
	const go = () => window.scrollTo({ top, behavior: 'instant' });
	const observer = new ResizeObserver(go);
	const stop = () => {
		observer.disconnect();
		clearTimeout(timer);
		for (const act of acts) removeEventListener(act, stop);
	};
	const timer = setTimeout(stop, settling);
	for (const act of acts) addEventListener(act, stop, { passive: true });
	go();
	observer.observe(document.body);
	return stop;
}
