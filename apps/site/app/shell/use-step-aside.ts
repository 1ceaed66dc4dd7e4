import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Controls of the forms that are sent to the company; search forms are excluded. */
const parts = 'main form[method=post] :is(label, input, select, textarea, button)';

/** True while a fixed element would cover a part of such a form (D38). */
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
		// Fires once at the start, and whenever the page changes its height.
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

/** Pixels between the fixed element and an element that was scrolled out from under it. */
const distance = 16;

/** Scrolls a focused element out from under a fixed one. */
export function useClearFocus(element: RefObject<HTMLElement | null>) {
	useEffect(() => {
		const clear = ({ target }: FocusEvent) => {
			// Runs after the browser's own scrolling to the focus.
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
