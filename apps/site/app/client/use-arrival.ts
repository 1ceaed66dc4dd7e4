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
		const content = document.getElementById('content');
		if (content) return arriveAt(content);
	}, [place, state]);
}

/** A part of the page may come a moment later, and its heading with it: until then the keyboard waits at the content. */
function arriveAt(content: HTMLElement): (() => void) | undefined {
	const heading = content.querySelector<HTMLElement>('h1');
	focusOn(heading ?? content);
	if (heading) return undefined;
	const observer = new MutationObserver(() => {
		const late = content.querySelector<HTMLElement>('h1');
		if (!late) return;
		observer.disconnect();
		if (document.activeElement === content || document.activeElement === document.body) focusOn(late);
	});
	observer.observe(content, { childList: true, subtree: true });
	return () => observer.disconnect();
}

function focusOn(element: HTMLElement) {
	element.setAttribute('tabindex', '-1');
	element.focus({ preventScroll: true });
}
