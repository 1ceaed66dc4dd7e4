import { useShell } from '../client/use-shell.ts';
import { addressOf } from '../destinations.ts';
import { useMessages } from '../messages/use-messages.ts';
import { SiteLink } from '../ui/site-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ListLink } from './list-link.tsx';
import { Logo } from './logo.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { SearchPopup } from './search-popup.tsx';
import { SubscribePicture } from './subscribe-picture.tsx';

/** Two rows; the first scrolls away and the second stays, so the header is smaller while reading. */
export function DesktopHeader() {
	const messages = useMessages();
	const { links } = useShell().settings;
	return (
		<header className="no-print relative z-30 bg-white [box-shadow:0_1px_0_var(--color-line)] roomy:sticky roomy:-top-11">
			<div className="bg-ink text-white">
				<nav
					aria-label={messages.topLinks}
					className="on-dark mx-auto flex min-h-11 max-w-content flex-wrap items-center justify-end gap-x-6 px-10 text-xs font-medium"
				>
					<SiteLink
						to={addressOf({ name: 'Check' })}
						className="mr-auto inline-flex min-h-8 items-center hover:underline"
					>
						{messages.yourBox}
					</SiteLink>
					{/* First on this side, because its count appears after hydration and must not move other links. */}
					<ListLink className="inline-flex min-h-8 items-center hover:underline" />
					<SiteLink to={links.university} newWindow className="inline-flex min-h-8 items-center hover:underline">
						{messages.university}
					</SiteLink>
					<SiteLink to="/careers" className="inline-flex min-h-8 items-center hover:underline">
						{messages.careers}
					</SiteLink>
					<SiteLink to="/contact" className="inline-flex min-h-8 items-center hover:underline">
						{messages.contact}
					</SiteLink>
					<LanguageSwitch className="inline-flex min-h-8 items-center hover:underline" />
					<SiteLink
						to={links.shop}
						newWindow
						className="grid min-h-11 place-items-center bg-coral px-5 font-bold text-ink transition-colors duration-200 hover:bg-white"
					>
						{messages.buy}
					</SiteLink>
				</nav>
			</div>
			<div className="mx-auto flex max-w-content flex-wrap items-center gap-x-4 px-10 py-2">
				<Logo className="mr-auto" />
				{/* Hidden until the next element has been parsed: a partly loaded menu would move when the rest arrives. */}
				<div className="order-last w-full xl:order-none [&:not(:has(+*))]:hidden xl:w-auto">
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
