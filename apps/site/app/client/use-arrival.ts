import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation the keyboard and the screen reader start where the eye does: at the heading of the new page. A first
 * load is the browser's own, and a view of the same page keeps its focus.
 */
export function useArrival() {
	const { pathname, search, state } = useLocation();
	// The comparison is a page of its own, at the address of its list.
	const place = `${pathname} ${new URLSearchParams(search).get('view')}`;
	const shown = useRef(place);
	useEffect(() => {
		if (shown.current === place) return;
		shown.current = place;
		if (state?.staysInPlace) return;
		const heading = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
		heading?.setAttribute('tabindex', '-1');
		heading?.focus({ preventScroll: true });
	}, [place, state]);
}
