import { useRef } from 'react';
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
