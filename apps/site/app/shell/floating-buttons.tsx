import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../messages/use-messages.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { useClearFocus, useStepAside } from './use-step-aside.ts';

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
			className="no-print sticky bottom-0 z-30 h-(--buttons) tabs:top-128 in-data-menu-open:hidden noscript:static"
		>
			<div
				ref={buttons}
				inert={aside}
				className={classes(
					'grid h-full auto-cols-fr grid-flow-col border-t border-line bg-white pb-[env(safe-area-inset-bottom)] transition-opacity duration-200 tabs:absolute tabs:right-0 tabs:bottom-6 tabs:h-auto tabs:grid-flow-row tabs:auto-cols-auto tabs:rounded-l-card tabs:overflow-hidden tabs:border-0 tabs:raised',
					aside && 'opacity-0',
				)}
			>
				<SiteLink
					to="/scientific-strategy-board"
					label={messages.scientificStrategyBoard}
					className={classes(place, 'hover:bg-pale')}
				>
					<Icon name="board" className="size-6 shrink-0" />
					<Word>{messages.strategyBoard}</Word>
				</SiteLink>
				<SiteLink to="/check" className={classes(place, 'hover:bg-pale')}>
					<Icon name="box" className="size-5 shrink-0 text-teal" />
					<Word>{messages.boxToCheck}</Word>
				</SiteLink>
				{onContact ? (
					<button type="button" className={classes(place, contact)}>
						<Contact />
					</button>
				) : (
					<SiteLink to="/contact" className={classes(place, contact)}>
						<Contact />
					</SiteLink>
				)}
			</div>
		</aside>
	);
}

const place =
	'inline-flex flex-col items-center justify-center gap-0.5 px-1 text-xs leading-tight font-semibold transition-colors duration-200 tabs:w-9 tabs:gap-2 tabs:px-0 tabs:py-3';
const contact = 'tabs:bg-teal-dark tabs:text-white tabs:hover:bg-deep';

/** English is rotated. Chinese is set letter below letter, because not every font supports vertical text. */
const Word = ({ children }: { children: ReactNode }) => (
	<span className="chinese:tabs:w-[1em] tabs:not-chinese:[writing-mode:vertical-rl]">{children}</span>
);

const Contact = () => (
	<>
		<Icon name="mail" className="size-5 shrink-0 text-teal tabs:text-white" />
		<Word>{useMessages().contactUs}</Word>
	</>
);
