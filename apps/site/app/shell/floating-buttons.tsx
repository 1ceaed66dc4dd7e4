import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../messages/use-messages.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { useClearFocus, useStepAside } from './use-step-aside.ts';

/**
 * Contact Us, and the board's picture, at the edge of the window. The footer pushes them up; if it is high, a desktop
 * window keeps them below its header, in the footer's margin. On the contact page the first one does nothing (D38).
 */
export function FloatingButtons() {
	const messages = useMessages();
	const onContact = useLocation().pathname === '/contact';
	const buttons = useRef<HTMLDivElement>(null);
	const aside = useStepAside(buttons);
	useClearFocus(buttons);
	// English is rotated. Chinese is set letter below letter, because not every font supports vertical text.
	const contact =
		'inline-flex items-center justify-center gap-2 bg-teal-dark/95 text-xs font-semibold text-white transition-colors duration-200 hover:bg-deep chinese:flex-col chinese:leading-tight size-11 desktop:w-9 desktop:roomy:h-auto desktop:roomy:pt-3 desktop:roomy:pb-3 desktop:roomy:not-chinese:[writing-mode:vertical-rl]';
	const content = (
		<>
			<Icon name="mail" className="size-5 shrink-0" />
			<span className="sr-only desktop:roomy:not-sr-only chinese:desktop:roomy:w-[1em]">{messages.contactUs}</span>
		</>
	);
	return (
		<aside
			aria-label={messages.quickLinks}
			className="no-print sticky bottom-0 z-30 h-0 desktop:roomy:top-96 in-data-menu-open:hidden noscript:static noscript:h-auto"
		>
			<div
				ref={buttons}
				inert={aside}
				className={classes(
					'absolute right-0 bottom-[max(1rem,env(safe-area-inset-bottom))] grid overflow-hidden rounded-l-card raised transition-opacity duration-200 noscript:static noscript:w-fit desktop:roomy:bottom-24',
					aside && 'opacity-0',
				)}
			>
				<SiteLink
					to="/scientific-strategy-board"
					label={messages.scientificStrategyBoard}
					className="grid place-items-center bg-white/90 transition-colors duration-200 hover:bg-pale size-11 desktop:w-9"
				>
					<BoardPicture />
				</SiteLink>
				{onContact ? (
					<button type="button" className={contact}>
						{content}
					</button>
				) : (
					<SiteLink to="/contact" className={contact}>
						{content}
					</SiteLink>
				)}
			</div>
		</aside>
	);
}

/** Five people around the open ring. */
function BoardPicture() {
	return (
		<svg viewBox="0 0 56 56" className="size-9" aria-hidden="true">
			<path fill="none" stroke="#0E7C86" strokeWidth="4" strokeLinecap="round" d="M28 43a15 15 0 1 1 15-15" />
			<circle cx="38.5" cy="39" r="5" fill="#F2745F" />
			<circle cx="28" cy="24" r="4" fill="#0B2B3A" />
			<path d="M20.5 35.5a7.5 7.5 0 0 1 15 0Z" fill="#0B2B3A" />
		</svg>
	);
}
