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
