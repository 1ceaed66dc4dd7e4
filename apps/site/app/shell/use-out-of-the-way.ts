import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLayout } from '../client/use-shell.ts';

/** The part of the window, from its foot, in which what lies over the page would cover what it is about. */
const foot = '-70% 0px 0px';

/** Where a tablet's header has room for it: the variant `tablet` of the styles. */
const tablet = '(width >= 48rem) and (height >= 30rem)';

/** True while something that lies over the page should not: the visitor reads on, fills a form, is at the page's end, or, on a phone, would find it over what is kept clear. */
export function useOutOfTheWay(): boolean {
	const { pathname } = useLocation();
	const layout = useLayout();
	const [readingOn, setReadingOn] = useState(false);
	const [inTheWay, setInTheWay] = useState(false);

	useEffect(() => {
		let last = 0;
		const follow = () => {
			if (Math.abs(scrollY - last) < 8) return;
			setReadingOn(scrollY > last && scrollY > 80);
			last = scrollY;
		};
		// Who began to read before the scripts came is reading on.
		follow();
		addEventListener('scroll', follow, { passive: true });
		return () => removeEventListener('scroll', follow);
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each page has forms of its own
	useEffect(() => {
		const inView = new Set<Element>();
		const follow: IntersectionObserverCallback = (entries) => {
			for (const { target, isIntersecting } of entries) isIntersecting ? inView.add(target) : inView.delete(target);
			setInTheWay(inView.size > 0);
		};
		const observers = [
			[new IntersectionObserver(follow), 'main form, footer'],
			[new IntersectionObserver(follow, { rootMargin: foot }), '[data-layout=mobile] [data-clear]'],
		] as const;
		for (const [observer, parts] of observers)
			for (const part of document.querySelectorAll(parts)) observer.observe(part);
		return () => {
			for (const [observer] of observers) observer.disconnect();
		};
	}, [pathname]);

	return (readingOn || inTheWay) && !(layout === 'mobile' && matchMedia(tablet).matches);
}
