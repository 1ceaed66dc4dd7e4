import { type ReactNode, useEffect, useRef } from 'react';
import { revealOffset } from '../constants.ts';
import { classes } from './classes.ts';

/** Reveals its content once it is 100 px in view. Before hydration, and without scripting, the content is visible. */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
	const element = useRef<HTMLDivElement>(null);
	useEffect(() => (element.current ? reveal(element.current) : undefined), []);
	return (
		<div ref={element} className={classes('reveal', className)}>
			{children}
		</div>
	);
}

/** The same for markup that React did not render. */
export function revealWithin(part: Element): () => void {
	const ends = [...part.querySelectorAll<HTMLElement>('.reveal')].map(reveal);
	return () => {
		for (const end of ends) end();
	};
}

/** One observer for all elements, so that none needs its own layout calculation. */
let observer: IntersectionObserver | undefined;

function reveal(node: HTMLElement): () => void {
	observer ??= new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting, boundingClientRect } of entries) {
				// Visible elements are not hidden again: only elements below the window are animated.
				const isSeen = isIntersecting || boundingClientRect.top < innerHeight;
				target.toggleAttribute('data-awaited', !isSeen);
				if (isSeen) observer?.unobserve(target);
			}
		},
		// Elements skipped by a jump count as seen.
		{ rootMargin: `100000px 0px -${revealOffset}px 0px` },
	);
	observer.observe(node);
	return () => {
		observer?.unobserve(node);
		node.removeAttribute('data-awaited');
	};
}
