import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation, focuses the heading of the new page for keyboards and screen readers. Not after the first load,
 * which the browser handles, nor for another view of the same page.
 */
export function useArrival() {
	const { pathname, search, state } = useLocation();
	// The comparison counts as a separate page, although it shares the path of its list.
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

/** The heading may be in a lazy part of the page: until it loads, the content area has the focus. */
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
