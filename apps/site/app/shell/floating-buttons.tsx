import { useLocation } from 'react-router';
import { useMessages } from '../messages/use-messages.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { useOutOfTheWay } from './use-out-of-the-way.ts';

/** Contact Us, and the board's picture. On the contact page itself the first does nothing (foundations, section 2). */
export function FloatingButtons() {
	const messages = useMessages();
	const onContact = useLocation().pathname === '/contact';
	const away = useOutOfTheWay();
	const contact = classes(
		'pointer-events-auto inline-flex items-center gap-2 bg-teal-dark text-sm font-semibold text-white raised tablet:unraised transition-colors duration-200 hover:bg-deep',
		'mobile:min-h-12 mobile:rounded-full mobile:px-5 desktop:rounded-l-card desktop:px-4 desktop:py-2 desktop:text-xs desktop:[writing-mode:vertical-rl]',
	);
	const content = (
		<>
			<Icon name="mail" className="size-5 shrink-0" />
			<span>{messages.contactUs}</span>
		</>
	);
	return (
		<aside
			aria-label={messages.quickLinks}
			inert={away}
			className={classes(
				'no-print pointer-events-none fixed right-4 bottom-4 z-20 flex items-end gap-2 transition duration-200 noscript:static noscript:p-5 tablet:top-2 tablet:right-32 tablet:bottom-auto tablet:z-40 desktop:right-0 desktop:bottom-24 desktop:flex-col in-data-menu-open:hidden mobile:[.consent~&]:hidden',
				away && 'translate-x-6 opacity-0',
			)}
		>
			<SiteLink
				to="/scientific-strategy-board"
				label={messages.scientificStrategyBoard}
				className="pointer-events-auto grid place-items-center rounded-full bg-white raised tablet:unraised transition-colors duration-200 hover:bg-pale desktop:rounded-l-card desktop:rounded-r-none desktop:p-0.5"
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
		</aside>
	);
}

/** Five people around the open ring. */
function BoardPicture() {
	return (
		<svg viewBox="0 0 56 56" className="size-12 desktop:size-9" aria-hidden="true">
			<path fill="none" stroke="#0E7C86" strokeWidth="4" strokeLinecap="round" d="M28 43a15 15 0 1 1 15-15" />
			<circle cx="38.5" cy="39" r="5" fill="#F2745F" />
			<circle cx="28" cy="24" r="4" fill="#0B2B3A" />
			<path d="M20.5 35.5a7.5 7.5 0 0 1 15 0Z" fill="#0B2B3A" />
		</svg>
	);
}
