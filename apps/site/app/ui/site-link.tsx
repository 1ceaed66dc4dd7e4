import { leadFormPath } from '@site/contract/lead-forms';
import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { addressIn, isFileAddress } from '../addresses/language-address.ts';
import { isSamePath } from '../addresses/same-path.ts';
import { gentleTurn } from '../client/navigation/gentle-turn.ts';
import { useShell } from '../client/use-shell.ts';
import { useMessages } from '../messages/use-messages.ts';

const subscribe = (changed: () => void) => {
	addEventListener('online', changed);
	addEventListener('offline', changed);
	return () => {
		removeEventListener('online', changed);
		removeEventListener('offline', changed);
	};
};

/** Without a connection nothing may be prefetched: the router reloads the page when a script cannot be fetched. */
const useOnline = (): boolean =>
	useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	);

export type SiteLinkProps = {
	to: string;
	children: ReactNode;
	className?: string;
	/** A detail opens in a new tab on desktop and in the same tab on mobile. */
	detail?: boolean;
	/** A new window in both layouts. */
	newWindow?: boolean;
	/** Accessible name, if the children have no text (a logo, an icon). */
	label?: string;
	current?: boolean;
	onClick?: () => void;
	/** For the middle button. */
	onAuxClick?: (event: MouseEvent) => void;
};

const isOutside = (to: string) => /^https?:/.test(to);
/** Lead forms open as an external CRM's would: in a new window on desktop (PAGE-16). */
const isLead = (to: string) => to.startsWith(leadFormPath);

/**
 * Every link uses this: it handles external links, links that open in a new tab in this layout, and links to the
 * current page, which reload it.
 */
export function SiteLink({
	to,
	children,
	className,
	detail,
	newWindow,
	label,
	current,
	onClick,
	onAuxClick,
}: SiteLinkProps) {
	const { layout, language } = useShell();
	const messages = useMessages();
	const { pathname } = useLocation();
	const prefetch = useOnline() ? 'intent' : 'none';
	const outside = isOutside(to);
	const opensTab = newWindow || ((detail || outside || isLead(to)) && layout === 'desktop');
	const address = addressIn(language, to);
	const shared = {
		className,
		onClick,
		onAuxClick,
		'aria-label': label && opensTab ? label + messages.opensInNewTab : label,
		'aria-current': current ? ('page' as const) : undefined,
		...(opensTab && { target: '_blank', rel: outside ? 'noopener noreferrer' : 'noopener' }),
	};
	const content = (
		<>
			{children}
			{opensTab && !label && <span className="sr-only">{messages.opensInNewTab}</span>}
		</>
	);
	if (outside || isFileAddress(to) || opensTab) {
		return (
			<a href={address} {...shared}>
				{content}
			</a>
		);
	}
	const samePage = !/[?#]/.test(to) && isSamePath(to, pathname);
	return (
		<Link
			to={address}
			reloadDocument={samePage}
			prefetch={prefetch}
			state={detail ? gentleTurn : undefined}
			{...shared}
		>
			{content}
		</Link>
	);
}
