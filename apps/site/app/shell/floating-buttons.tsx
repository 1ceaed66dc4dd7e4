import { useLocation } from 'react-router';
import { useMessages } from '../messages/use-messages.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/site-link.tsx';

/** Contact Us, and the board's picture. On the contact page itself the first does nothing (foundations, section 2). */
export function FloatingButtons() {
	const messages = useMessages();
	const onContact = useLocation().pathname === '/contact';
	const contact = buttonClass('primary', 'group/contact pointer-events-auto px-4 shadow-raised');
	const content = (
		<>
			<Icon name="mail" />
			{/* Words only where they cover nothing: beside the content of a wide window, or when they are asked for. */}
			<span className="sr-only desktop:group-hover/contact:not-sr-only desktop:group-focus-visible/contact:not-sr-only desktop:min-[1640px]:not-sr-only">
				{messages.contactUs}
			</span>
		</>
	);
	return (
		<aside
			aria-label={messages.quickLinks}
			className="no-print pointer-events-none fixed right-4 bottom-4 z-30 flex flex-col items-end gap-3 desktop:right-6 desktop:bottom-6"
		>
			<SiteLink
				to="/scientific-strategy-board"
				label={messages.scientificStrategyBoard}
				className="pointer-events-auto grid size-14 place-items-center rounded-full bg-white shadow-raised transition-transform duration-200 hover:scale-105"
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
		<svg viewBox="0 0 56 56" className="size-14" aria-hidden="true">
			<path fill="none" stroke="#0E7C86" strokeWidth="4" strokeLinecap="round" d="M28 43a15 15 0 1 1 15-15" />
			<circle cx="38.5" cy="39" r="5" fill="#F2745F" />
			<circle cx="28" cy="24" r="4" fill="#0B2B3A" />
			<path d="M20.5 35.5a7.5 7.5 0 0 1 15 0Z" fill="#0B2B3A" />
		</svg>
	);
}
