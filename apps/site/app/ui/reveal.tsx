import { type ReactNode, useEffect, useRef } from 'react';
import { revealOffset } from '../constants.ts';
import { classes } from './classes.ts';

/** Shows its content, once, when it has come 100 px into view. Without scripting it is simply there. */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
	const element = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const node = element.current;
		if (!node) return;
		const show = () => {
			node.dataset.revealed = '';
		};
		// What is in view when the page arrives does not play: only what the visitor scrolls to.
		if (node.getBoundingClientRect().top < innerHeight - revealOffset) return show();
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
				show();
				observer.disconnect();
			},
			// What was passed in one leap counts as seen.
			{ rootMargin: `100000px 0px -${revealOffset}px 0px` },
		);
		observer.observe(node);
		return () => observer.disconnect();
	}, []);

	return (
		<div ref={element} className={classes('reveal', className)}>
			{children}
		</div>
	);
}
