import { useLocation } from 'react-router';
import { useShell } from '../client/use-shell.ts';
import { addressOf } from '../destinations.ts';
import { finderLinkWords } from '../messages/finder-link.ts';
import { useMessages, useWords } from '../messages/use-messages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { ListLink } from './list-link.tsx';
import { holds, isCurrent, type NavigationItem, navigationAddress, opens } from './navigation-address.ts';
import { Panel } from './panel.tsx';

const row =
	'flex min-h-13 w-full items-center justify-between gap-3 border-b border-line py-3 text-left text-lg font-semibold current-line';
const check = addressOf({ name: 'Check' });
const distributor = addressOf({ name: 'BecomeADistributor' });
const smallRow = 'flex min-h-11 items-center gap-3 py-2 text-base font-medium current-line';

export function MobileMenu() {
	const messages = useMessages();
	const { navigation, settings } = useShell();
	const { pathname } = useLocation();
	return (
		<nav aria-label={messages.mainNavigation} className="mx-auto max-w-prose px-5 pt-2 pb-10">
			<ul>
				<li>
					<SiteLink to={check} current={pathname === check} className={row}>
						{messages.yourBox}
					</SiteLink>
				</li>
				{navigation.map((item) => (
					<li key={item.id}>
						{opens(item) ? (
							<Panel item={item}>
								{import.meta.env.SSR
									? (children, place) => <Branch item={{ ...item, children }} place={place} />
									: undefined}
							</Panel>
						) : (
							<SiteLink to={navigationAddress(item)} current={isCurrent(item, pathname)} className={row}>
								{item.name}
							</SiteLink>
						)}
					</li>
				))}
			</ul>
			<div className="mt-6 grid grid-cols-2 gap-3">
				<ButtonLink to={settings.links.quoteForm}>{messages.getAQuote}</ButtonLink>
				<ButtonLink to={settings.links.shop} style="secondary" newWindow>
					{messages.buy}
				</ButtonLink>
			</div>
			<ul className="mt-6">
				<li>
					<ListLink className={smallRow} />
				</li>
				<li>
					<SiteLink to={addressOf({ name: 'Newsletter' })} className={smallRow}>
						{messages.subscribe}
					</SiteLink>
				</li>
				<li>
					<SiteLink to="/contact" className={smallRow}>
						{messages.contact}
					</SiteLink>
				</li>
				<li>
					<SiteLink to="/careers" className={smallRow}>
						{messages.careers}
					</SiteLink>
				</li>
				{!navigation.some(({ url }) => url === distributor) && (
					<li>
						<SiteLink to={distributor} className={smallRow}>
							{messages.becomeADistributor}
						</SiteLink>
					</li>
				)}
				<li>
					<SiteLink to={settings.links.university} newWindow className={smallRow}>
						{messages.university}
					</SiteLink>
				</li>
			</ul>
		</nav>
	);
}

/** A category, collapsed at first: its own list, then its children at any depth. */
function Branch({ item, place, inner = false }: { item: NavigationItem; place: string; inner?: boolean }) {
	const messages = useMessages();
	const words = useWords(finderLinkWords);
	return (
		<details className={classes('[&[open]>summary>svg]:rotate-180', !inner && 'border-b border-line')}>
			<summary
				aria-current={holds(item, place) ? 'true' : undefined}
				className={classes('list-none', inner ? `${smallRow} justify-between` : `${row} border-b-0`)}
			>
				{item.name}
				<Icon name="chevron" className="size-5 transition-transform duration-200" />
			</summary>
			<ul className={classes('pb-3 pl-4', inner && 'border-l-2 border-line')}>
				<li>
					<SiteLink to={navigationAddress(item)} current={navigationAddress(item) === place} className={smallRow}>
						{inner ? messages.allOf(item.name) : messages.seeProducts}
					</SiteLink>
				</li>
				{!inner && (
					<li>
						<SiteLink to={addressOf({ name: 'Finder' })} className={smallRow}>
							{words.title}
						</SiteLink>
					</li>
				)}
				{item.children.map((child) => (
					<li key={child.id}>
						{child.children.length > 0 ? (
							<Branch item={child} place={place} inner />
						) : (
							<SiteLink to={navigationAddress(child)} current={navigationAddress(child) === place} className={smallRow}>
								{child.name}
							</SiteLink>
						)}
					</li>
				))}
			</ul>
		</details>
	);
}
