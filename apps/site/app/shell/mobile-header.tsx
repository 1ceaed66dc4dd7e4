import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../messages/use-messages.ts';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/**
 * A compact sticky header, and a menu that fills the screen. The menu is a `details` element, so it opens without
 * scripting.
 */
export function MobileHeader() {
	const messages = useMessages();
	const { key } = useLocation();
	const menu = useRef<HTMLDetailsElement>(null);
	const [open, setOpen] = useState(false);

	const openedAt = useRef(key);

	// Every navigation closes the menu; a menu that was opened before hydration stays open.
	useEffect(() => {
		if (!menu.current) return;
		if (openedAt.current !== key) menu.current.open = false;
		openedAt.current = key;
		setOpen(menu.current.open);
	}, [key]);

	useEffect(() => {
		const rest = document.querySelectorAll<HTMLElement>('#content, footer');
		for (const part of rest) part.inert = open;
		document.documentElement.classList.toggle('overflow-hidden', open);
		document.documentElement.toggleAttribute('data-menu-open', open);
	}, [open]);

	return (
		<header className="no-print relative z-30 flex [@media(height>=30rem)]:sticky [@media(height>=30rem)]:top-0 h-16 items-center gap-1 bg-white px-5 [box-shadow:0_1px_0_var(--color-line)]">
			<Logo className="mr-auto" />
			<LanguageSwitch className="grid h-11 min-w-11 place-items-center px-1 text-sm font-semibold" />
			<SiteLink to="/search" label={messages.search} className="grid size-11 place-items-center">
				<Icon name="search" className="size-6" />
			</SiteLink>
			<details
				ref={menu}
				onToggle={(event) => setOpen(event.currentTarget.open)}
				onKeyDown={(event) => {
					if (event.key !== 'Escape' || !menu.current?.open) return;
					menu.current.open = false;
					menu.current.querySelector('summary')?.focus();
				}}
				className="group"
			>
				<summary
					aria-label={open ? messages.closeMenu : messages.menu}
					className="-mr-2.5 grid size-11 list-none place-items-center"
				>
					<Icon name="menu" className="size-6 group-open:hidden" />
					<Icon name="close" className="hidden size-6 group-open:block" />
				</summary>
				<div className="fixed inset-x-0 top-16 bottom-0 overflow-y-auto overscroll-contain bg-white px-[env(safe-area-inset-left)] pb-[env(safe-area-inset-bottom)]">
					<MobileMenu />
				</div>
			</details>
		</header>
	);
}
