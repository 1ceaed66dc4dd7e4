import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useShell } from '../client/use-shell.ts';
import { useMessages } from '../messages/use-messages.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import type { NavigationNode } from '../visit.ts';
import { CategoryPanel } from './category-panel.tsx';
import { isCurrent, navigationAddress } from './navigation-address.ts';

/** The second row of the desktop header: the main categories, one of which opens a panel. */
export function MainNavigation() {
	const messages = useMessages();
	const { navigation } = useShell();
	return (
		<nav aria-label={messages.mainNavigation}>
			<ul className="flex flex-wrap items-center -ml-2 xl:ml-0">
				{navigation.map((item) => (
					<NavigationItem key={item.id} item={item} />
				))}
			</ul>
		</nav>
	);
}

function NavigationItem({ item }: { item: NavigationNode }) {
	const messages = useMessages();
	const { pathname, key } = useLocation();
	const [open, setOpen] = useState(false);
	const current = isCurrent(item, pathname);
	const panel = `panel-${item.id}`;

	// biome-ignore lint/correctness/useExhaustiveDependencies: a navigation, whatever its target, closes the panel
	useEffect(() => setOpen(false), [key]);

	if (item.children.length === 0) {
		return (
			<li>
				<SiteLink to={navigationAddress(item)} current={current} className={itemClass(current)}>
					{item.name}
				</SiteLink>
			</li>
		);
	}
	return (
		<li
			className="group/item static flex items-center"
			onMouseEnter={() => setOpen(true)}
			onMouseLeave={() => setOpen(false)}
			onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
			onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
		>
			<SiteLink to={navigationAddress(item)} current={current} className={classes(itemClass(current), 'pr-1')}>
				{item.name}
			</SiteLink>
			<button
				type="button"
				aria-expanded={open}
				aria-controls={panel}
				aria-label={`${messages.showMore} ${item.name}`}
				onClick={() => setOpen((before) => !before)}
				className="grid size-8 place-items-center rounded-full hover:bg-pale"
			>
				<Icon name="chevron" className={classes('size-4 transition-transform duration-200', open && 'rotate-180')} />
			</button>
			<div
				id={panel}
				className={classes(
					'absolute inset-x-0 top-full border-t border-line bg-white shadow-raised noscript:group-focus-within/item:block noscript:group-hover/item:block',
					open ? 'block' : 'hidden',
				)}
			>
				<CategoryPanel categories={item.children} />
			</div>
		</li>
	);
}

const itemClass = (current: boolean) =>
	classes(
		'relative inline-flex min-h-11 items-center px-2 text-[0.875rem] font-semibold whitespace-nowrap hover:text-teal',
		'after:absolute after:inset-x-2 after:bottom-1 after:h-0.5 after:origin-left after:bg-coral after:transition-transform after:duration-200',
		current ? 'text-teal after:scale-x-100' : 'after:scale-x-0 hover:after:scale-x-100',
	);
