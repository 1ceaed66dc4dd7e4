import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** True while something that lies over the page should not: the visitor reads on, fills a form, or is at the page's end. */
export function useOutOfTheWay(): boolean {
	const { pathname } = useLocation();
	const [readingOn, setReadingOn] = useState(false);
	const [besideForm, setBesideForm] = useState(false);

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
		const observer = new IntersectionObserver((entries) => {
			for (const { target, isIntersecting } of entries) isIntersecting ? inView.add(target) : inView.delete(target);
			setBesideForm(inView.size > 0);
		});
		for (const part of document.querySelectorAll('main form, footer')) observer.observe(part);
		return () => observer.disconnect();
	}, [pathname]);

	return readingOn || besideForm;
}
