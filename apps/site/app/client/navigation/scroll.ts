import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { keepInEntry, placeNow } from '../memory/history-entry.ts';

/** Navigation state for a change within a page: a filter, a page of a list. */
export const stayInPlace = { staysInPlace: true };

/** The index of the entry with this key; null if the visitor has already moved on. */
const placeOf = (key: string) => ((history.state?.key ?? 'default') === key ? placeNow() : null);

/** Scroll positions by entry. The router's replace overwrites the state of the entry, including the stored position. */
const left = new Map<number, number>();

/**
 * A new page starts at the top; going back restores the scroll position. Positions are stored in the history entries,
 * since session storage holds only the specification's keys (D5).
 */
export function useScrollPosition() {
	const location = useLocation();
	const type = useNavigationType();
	const shown = useRef<number | null>(null);
	const navigates = useNavigation().state !== 'idle';
	const isLeaving = useRef(navigates);
	useIsomorphicLayoutEffect(() => {
		isLeaving.current = navigates;
	}, [navigates]);

	useEffect(() => {
		history.scrollRestoration = 'manual';
		// Keep the position of the click while the next page loads: a list shows its next page immediately and scrolls to
		// its heading, and the address may already be that of the next page while the old page still scrolls.
		const remember = () => {
			if (isLeaving.current || shown.current === null || placeNow() !== shown.current) return;
			left.set(shown.current, window.scrollY);
			keepInEntry({ scroll: window.scrollY });
		};
		let leftAt = 0;
		// After a reload or a visit to another site, the browser restores the position.
		const handOver = () => {
			leftAt = window.scrollY;
			history.scrollRestoration = 'auto';
		};
		// WebKit restores the scroll position of a page in its back/forward cache only after `pageshow`, and 'manual'
		// prevents that.
		const takeBack = ({ persisted }: PageTransitionEvent) => {
			history.scrollRestoration = 'manual';
			if (persisted) returnTo(leftAt);
		};
		let pending: ReturnType<typeof setTimeout> | undefined;
		const later = () => {
			clearTimeout(pending);
			pending = setTimeout(remember, 100);
		};
		// The visitor may have scrolled before this script loaded.
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
		// The start position of a new page, in case the visitor leaves immediately and comes back with Forward.
		if (type === 'PUSH' && at !== null) left.set(at, window.scrollY);
	}, [location.key, location.hash, location.state, type]);
}

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * How long to wait for a page to reach its former height, even on a slow connection; any input of the visitor ends the
 * wait.
 */
const settling = 10_000;
const acts = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * A list that loads again shrinks and grows after the page is shown, so the position is set repeatedly until the page
 * is stable.
 */
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
