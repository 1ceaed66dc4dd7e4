import { useCallback, useEffect, useRef, useState } from 'react';

/** A row that has not moved for this long has come to rest. */
const restAfter = 120;

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where the row can come to rest: at each slide's beginning, as far as it can be pushed. */
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
 * Slides in a row that the browser itself scrolls and snaps: a finger pushes them, buttons send them. Without scripting they
 * are a row to be pushed along. `viewport` goes on the element that scrolls; its only child is the row.
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
			// On its way to a slide the row passes others, which are not meant.
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

	/** Past the last slide comes the first again, at once: a row that ran back past all of them would say nothing. */
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
