import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation the keyboard and the screen reader start where the eye does: at the heading of the new page. A first
 * load is the browser's own, and a view of the same page keeps its focus.
 */
export function useArrival() {
	const { pathname } = useLocation();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		const heading = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
		heading?.setAttribute('tabindex', '-1');
		heading?.focus({ preventScroll: true });
	}, [pathname]);
}
