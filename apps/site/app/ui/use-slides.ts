import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without movement after which scrolling counts as ended. */
const restAfter = 120;

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scroll positions of the slides, limited to how far the row can scroll. */
function placesOf(viewport: HTMLElement): number[] {
	const slides = [...(viewport.firstElementChild?.children ?? [])].filter((slide) => slide instanceof HTMLElement);
	const start = slides[0]?.offsetLeft ?? 0;
	const furthest = viewport.scrollWidth - viewport.clientWidth;
	return [...new Set(slides.map((slide) => Math.min(slide.offsetLeft - start, furthest)))];
}

const nearest = (places: readonly number[], left: number) =>
	places.reduce(
		(best, place, index) => (Math.abs(place - left) < Math.abs((places[best] ?? 0) - left) ? index : best),
		0,
	);

/**
 * A row of slides that the browser itself scrolls and snaps: swiped by touch or moved by buttons. Without scripting it
 * is a scrollable row. `viewport` goes on the scrolling element; its only child is the row.
 */
export function useSlides() {
	const viewport = useRef<HTMLDivElement>(null);
	const sentTo = useRef<number>(null);
	const [current, setCurrent] = useState(0);

	useEffect(() => {
		const element = viewport.current;
		if (!element) return;
		let rest: ReturnType<typeof setTimeout> | undefined;
		const follow = () => {
			// While scrolling to a slide, the row passes others, which must not become current.
			if (sentTo.current === null) setCurrent(nearest(placesOf(element), element.scrollLeft));
			clearTimeout(rest);
			rest = setTimeout(() => {
				sentTo.current = null;
			}, restAfter);
		};
		element.addEventListener('scroll', follow, { passive: true });
		return () => {
			clearTimeout(rest);
			element.removeEventListener('scroll', follow);
		};
	}, []);

	/** After the last slide, jumps to the first without animation: scrolling back past all slides would be confusing. */
	const goTo = useCallback((wanted: number) => {
		const element = viewport.current;
		const places = element ? placesOf(element) : [];
		if (!element || places.length === 0) return;
		const index = (wanted + places.length) % places.length;
		const leap = prefersStillness() || index !== wanted;
		sentTo.current = index;
		setCurrent(index);
		element.scrollTo({ left: places[index], behavior: leap ? 'instant' : 'smooth' });
	}, []);

	return { viewport, current, goTo };
}
