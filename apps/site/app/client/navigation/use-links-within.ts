import { type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/** How long the pointer rests on a link before its page is prefetched, as for the router's own links. */
const intent = 100;

/**
 * Makes links in markup that React did not render behave like the router's: client-side navigation, and prefetch on
 * hover. Returns the address to prefetch.
 */
export function useLinksWithin(part: RefObject<HTMLElement | null>): string | null {
	const navigate = useNavigate();
	const [aimedAt, setAimedAt] = useState<string | null>(null);

	useEffect(() => {
		const element = part.current;
		if (!element) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const follow = (event: MouseEvent) => {
			const address = addressAt(event);
			if (!address || event.defaultPrevented || !isPlain(event)) return;
			event.preventDefault();
			void navigate(address);
		};
		const aim = (event: Event) => {
			clearTimeout(timer);
			if (navigator.onLine) timer = setTimeout(setAimedAt, intent, addressAt(event));
		};
		const letGo = () => {
			clearTimeout(timer);
			setAimedAt(null);
		};
		const listening = new AbortController();
		const on = { signal: listening.signal, passive: true };
		element.addEventListener('click', follow, { signal: listening.signal });
		for (const aims of ['mouseover', 'focusin', 'touchstart']) element.addEventListener(aims, aim, on);
		for (const ends of ['mouseleave', 'focusout']) element.addEventListener(ends, letGo, on);
		return () => {
			clearTimeout(timer);
			listening.abort();
		};
	}, [part, navigate]);

	return aimedAt;
}

/** The address of the link; null if the browser should follow it: files, new tabs, the current page. */
function addressAt({ target }: Event): string | null {
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-discover]') : null;
	if (!link || link.target) return null;
	const { pathname, search, hash } = link;
	return pathname === location.pathname && !search && !hash ? null : pathname + search + hash;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
	button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
