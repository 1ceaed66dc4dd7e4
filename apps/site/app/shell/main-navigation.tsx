import { useLocation } from 'react-router';
import { useShell } from '../client/use-shell.ts';
import { useMessages } from '../messages/use-messages.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { isCurrent, type NavigationItem, navigationAddress, opens } from './navigation-address.ts';
import { Panel } from './panel.tsx';
import { usePanel } from './use-panel.ts';

/** The second row of the desktop header: the main categories, one with a panel. */
export function MainNavigation() {
	const messages = useMessages();
	const { navigation } = useShell();
	return (
		<nav aria-label={messages.mainNavigation}>
			<ul className="flex flex-wrap items-center -ml-2 max-[60rem]:-ml-1.5 xl:ml-0">
				{navigation.map((item) => (
					<MainItem key={item.id} item={item} />
				))}
			</ul>
		</nav>
	);
}

function MainItem({ item }: { item: NavigationItem }) {
	const current = isCurrent(item, useLocation().pathname);
	if (opens(item)) return <Branch item={item} current={current} />;
	return (
		// A narrow window has no room for the last item in the second row, so it is above that row.
		<li className="top-13 right-38 md:max-[56rem]:last:absolute">
			<SiteLink to={navigationAddress(item)} current={current} className={itemClass(current)}>
				{item.name}
			</SiteLink>
		</li>
	);
}

/** The item reaches down to its panel, so that the pointer does not leave it on the way there. */
function Branch({ item, current }: { item: NavigationItem; current: boolean }) {
	const messages = useMessages();
	const panel = usePanel();
	const id = `panel-${item.id}`;
	return (
		<li
			{...panel.item}
			className="group/item flex flex-wrap items-center max-[60rem]:max-w-full min-[60rem]:-mb-2 min-[60rem]:pb-2"
		>
			<SiteLink to={navigationAddress(item)} current={current} className={classes(itemClass(current), 'pr-1')}>
				{item.name}
			</SiteLink>
			<button
				{...panel.button}
				type="button"
				aria-expanded={panel.open}
				aria-controls={id}
				aria-label={`${messages.showMore} ${item.name}`}
				className="-ml-2 grid size-8 place-items-center rounded-full hover:bg-pale"
			>
				<Icon
					name="chevron"
					className={classes('size-4 transition-transform duration-200', panel.open && 'rotate-180')}
				/>
			</button>
			<div
				id={id}
				className={classes(
					'w-full border-t border-line bg-white min-[60rem]:absolute min-[60rem]:inset-x-0 min-[60rem]:top-full min-[60rem]:raised',
					'noscript:group-focus-within/item:block noscript:group-hover/item:block',
					panel.open ? 'block' : 'hidden',
				)}
			>
				<Panel item={item}>
					{import.meta.env.SSR
						? (categories, place) => <CategoryPanel categories={categories} place={place} />
						: undefined}
				</Panel>
			</div>
		</li>
	);
}

const itemClass = (current: boolean) =>
	classes(
		'relative inline-flex min-h-11 min-w-6 items-center px-2 max-[60rem]:px-1.5 text-[0.875rem] font-semibold whitespace-nowrap hover:text-teal',
		'after:absolute after:inset-x-2 after:bottom-1 after:h-0.5 after:origin-left after:bg-coral after:transition-transform after:duration-200',
		current ? 'text-teal after:scale-x-100' : 'after:scale-x-0 hover:after:scale-x-100',
	);
