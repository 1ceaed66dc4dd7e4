import { useShell } from '../client/use-shell.ts';
import { addressOf } from '../destinations.ts';
import { useMessages } from '../messages/use-messages.ts';
import { SiteLink } from '../ui/site-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { SearchPopup } from './search-popup.tsx';
import { SubscribePicture } from './subscribe-picture.tsx';

/** Two rows; the first scrolls away and the second stays, so the header is smaller once the visitor reads. */
export function DesktopHeader() {
	const messages = useMessages();
	const { links } = useShell().settings;
	return (
		<header className="no-print sticky -top-11 z-30 bg-white shadow-[0_1px_0_var(--color-line)]">
			<div className="bg-ink text-white">
				<nav
					aria-label={messages.topLinks}
					className="mx-auto flex h-11 max-w-content items-center justify-end gap-6 px-10 text-xs font-medium"
				>
					<SiteLink to={links.university} newWindow className="hover:underline">
						{messages.university}
					</SiteLink>
					<SiteLink to="/careers" className="hover:underline">
						{messages.careers}
					</SiteLink>
					<LanguageSwitch className="hover:underline" />
					<SiteLink
						to={links.shop}
						newWindow
						className="grid h-full place-items-center bg-coral px-5 font-bold text-ink transition-colors duration-200 hover:bg-white"
					>
						{messages.buy}
					</SiteLink>
				</nav>
			</div>
			<div className="mx-auto flex max-w-content flex-wrap items-center gap-x-4 px-10 py-2">
				<Logo className="mr-auto" />
				<div className="order-last w-full xl:order-none xl:w-auto">
					<MainNavigation />
				</div>
				<div className="flex items-center gap-2">
					<SearchPopup />
					<SiteLink to={addressOf({ name: 'Newsletter' })} label={messages.subscribePicture} className="block">
						<SubscribePicture />
					</SiteLink>
				</div>
			</div>
		</header>
	);
}
