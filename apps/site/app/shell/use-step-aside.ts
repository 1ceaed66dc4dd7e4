import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** What is filled in or pressed in a form that is sent to us; a search is none. */
const parts = 'main form[method=post] :is(label, input, select, textarea, button)';

/** True while an element that stays in place would cover a part of such a form (D38). */
export function useStepAside(element: RefObject<HTMLElement | null>): boolean {
	const { pathname } = useLocation();
	const [aside, setAside] = useState(false);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each page has forms of its own
	useEffect(() => {
		const look = () => {
			const own = element.current?.getBoundingClientRect();
			if (!own) return;
			const isUnder = (part: Element) => {
				const { top, right, bottom, left } = part.getBoundingClientRect();
				return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
			};
			setAside([...document.querySelectorAll(parts)].some(isUnder));
		};
		// Told at once, and whenever the page grows or shrinks.
		const resized = new ResizeObserver(look);
		resized.observe(document.body);
		addEventListener('scroll', look, { passive: true });
		return () => {
			resized.disconnect();
			removeEventListener('scroll', look);
		};
	}, [pathname]);

	return aside;
}

/** How far above the element something comes to stand that was under it. */
const distance = 16;

/** Scrolls what the keyboard has reached out from under an element that stays in place. */
export function useClearFocus(element: RefObject<HTMLElement | null>) {
	useEffect(() => {
		const clear = ({ target }: FocusEvent) => {
			// The browser's own scrolling to what has the focus comes first.
			requestAnimationFrame(() => {
				const cover = element.current;
				if (!cover || cover.inert || !(target instanceof Element) || cover.contains(target)) return;
				const own = cover.getBoundingClientRect();
				const { top, right, bottom, left } = target.getBoundingClientRect();
				const across = (left + right) / 2;
				const down = (top + bottom) / 2;
				const isUnder = across > own.left && across < own.right && down > own.top && down < own.bottom;
				if (isUnder && target.matches(':focus-visible')) scrollBy({ top: bottom - own.top + distance });
			});
		};
		document.addEventListener('focusin', clear);
		return () => document.removeEventListener('focusin', clear);
	}, [element]);
}
