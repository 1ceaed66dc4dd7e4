import { type ReactNode, useEffect, useRef } from 'react';
import { revealOffset } from '../constants.ts';
import { classes } from './classes.ts';

/** Shows its content, once, when it has come 100 px into view. Until the script is there, and without it, it simply stands there. */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
	const element = useRef<HTMLDivElement>(null);
	useEffect(() => (element.current ? reveal(element.current) : undefined), []);
	return (
		<div ref={element} className={classes('reveal', className)}>
			{children}
		</div>
	);
}

/** The same for what the server wrote and React did not. */
export function revealWithin(part: Element): () => void {
	const ends = [...part.querySelectorAll<HTMLElement>('.reveal')].map(reveal);
	return () => {
		for (const end of ends) end();
	};
}

/** One for all, made with the first: it knows where they are without the page being laid out anew for each. */
let observer: IntersectionObserver | undefined;

function reveal(node: HTMLElement): () => void {
	observer ??= new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting, boundingClientRect } of entries) {
				// What can be seen, even in part, is not taken away again: only what the visitor scrolls to plays.
				const isSeen = isIntersecting || boundingClientRect.top < innerHeight;
				target.toggleAttribute('data-awaited', !isSeen);
				if (isSeen) observer?.unobserve(target);
			}
		},
		// What was passed in one leap counts as seen.
		{ rootMargin: `100000px 0px -${revealOffset}px 0px` },
	);
	observer.observe(node);
	return () => {
		observer?.unobserve(node);
		node.removeAttribute('data-awaited');
	};
}
