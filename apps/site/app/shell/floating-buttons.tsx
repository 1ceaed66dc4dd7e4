import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../messages/use-messages.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/site-link.tsx';

/** Controls of the forms that are sent to the company; search forms are excluded. */
const parts = 'main form[method=post] :is(label, input, select, textarea, button)';

/** True while a fixed element would cover a part of such a form (D38). */
function useStepAside(element: RefObject<HTMLElement | null>): boolean {
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
function useClearFocus(element: RefObject<HTMLElement | null>) {
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

/**
 * The board, the check of a box, and Contact Us: a bar at the bottom of small windows, for which the page has room, and
 * tabs in the margin of large ones. The footer pushes them up; if it is high, the tabs stay below the header, in the
 * footer's margin. On the contact page Contact Us does nothing (D38).
 */
export function FloatingButtons() {
	const messages = useMessages();
	const onContact = useLocation().pathname === '/contact';
	const buttons = useRef<HTMLDivElement>(null);
	const aside = useStepAside(buttons);
	useClearFocus(buttons);
	return (
		<aside
			aria-label={messages.quickLinks}
			className="floating no-print sticky bottom-0 z-30 h-(--buttons) in-data-menu-open:hidden noscript:static"
		>
			<div
				ref={buttons}
				inert={aside}
				className={classes(
					'h-full border-t border-line bg-white transition-opacity duration-200',
					aside && 'opacity-0',
				)}
			>
				<SiteLink to="/scientific-strategy-board" label={messages.scientificStrategyBoard} className={place}>
					<Icon name="board" className="size-6" />
					<span>{messages.strategyBoard}</span>
				</SiteLink>
				<SiteLink to="/check" className={place}>
					<Icon name="box" className="size-5 text-teal" />
					<span>{messages.boxToCheck}</span>
				</SiteLink>
				{onContact ? (
					<button type="button" className={place}>
						<Contact />
					</button>
				) : (
					<SiteLink to="/contact" className={place}>
						<Contact />
					</SiteLink>
				)}
			</div>
		</aside>
	);
}

const place =
	'inline-flex flex-col items-center justify-center gap-0.5 text-xs leading-tight font-semibold hover:bg-pale';

const Contact = () => (
	<>
		<Icon name="mail" className="size-5 text-teal" />
		<span>{useMessages().contactUs}</span>
	</>
);
