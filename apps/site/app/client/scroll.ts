import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The state of a navigation that changes what a page shows and is no new page: a filter, a page of a list. */
export const stayInPlace = { staysInPlace: true };

/**
 * A new page starts at the top; going back returns to where the visitor was. The positions lie in the history entries
 * themselves, since session storage holds only the specification's keys (D5).
 */
export function useScrollPosition() {
	const location = useLocation();
	const type = useNavigationType();
	const shown = useRef(location.key);

	useEffect(() => {
		history.scrollRestoration = 'manual';
		// While a page is awaited the address is its own already, but what scrolls is still the former one.
		const remember = () => {
			if ((history.state?.key ?? 'default') !== shown.current) return;
			history.replaceState({ ...history.state, scroll: window.scrollY }, '');
		};
		// A reload or a visit elsewhere is the browser's to restore.
		const handOver = () => {
			history.scrollRestoration = 'auto';
		};
		const takeBack = () => {
			history.scrollRestoration = 'manual';
		};
		let pending: ReturnType<typeof setTimeout> | undefined;
		const later = () => {
			clearTimeout(pending);
			pending = setTimeout(remember, 100);
		};
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
		shown.current = location.key;
		const left: unknown = history.state?.scroll;
		if (type === 'POP' && typeof left === 'number') {
			window.scrollTo({ top: left, behavior: 'instant' });
		} else if (location.hash) {
			document.getElementById(location.hash.slice(1))?.scrollIntoView();
		} else if (type === 'PUSH' && !location.state?.staysInPlace) {
			window.scrollTo({ top: 0, behavior: 'instant' });
		}
	}, [location.key, location.hash, location.state, type]);
}

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
