'use client';

import { Hamburger, Link, Logout, useNav } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { useSay } from '../words/use-say.ts';
import type { Badge } from './badges.ts';
import type { Entry, Menu } from './menu-entries.ts';

type FrameProps = Menu & { badges: Readonly<Record<string, Badge[]>> };

const isWithin = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`);

/** The entry of the page: the longest address, because the board of applications is within the desk. */
function entryAt(path: string, entries: Entry[]): Entry | undefined {
	return entries
		.filter(({ href }) => isWithin(path, href))
		.sort((one, other) => other.href.length - one.href.length)[0];
}

const EntryLink = ({ entry, at, badges = [] }: { entry: Entry; at: string; badges?: Badge[] | undefined }) => (
	<Link
		className="nav__link studio-menu__link"
		href={entry.href}
		prefetch={false}
		{...(at === entry.href && { 'aria-current': 'page' as const })}
	>
		<span className="nav__link-label">{entry.label}</span>
		{badges.map(({ label, isMine }) => (
			<span key={label} className={isMine ? 'studio-badge studio-badge-mine' : 'studio-badge'}>
				{label}
			</span>
		))}
	</Link>
);

/** The lists below an entry, behind a button; open while one of them is on the page. */
function Lists({ name, lists, at, here }: { name: string; lists: Entry[]; at: string; here: Entry | undefined }) {
	return (
		<ul className="studio-menu__lists" id={`menu-${name}`}>
			{lists.map((entry) => (
				<li key={entry.href} data-here={entry === here || undefined}>
					<EntryLink entry={entry} at={at} />
				</li>
			))}
		</ul>
	);
}

/** The eight entries, each with its lists, and More. */
export function MenuFrame({ places, more, badges }: FrameProps) {
	const say = useSay();
	const path = usePathname();
	const { hydrated, navOpen, navRef, setNavOpen, shouldAnimate } = useNav();
	const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({});
	const here = entryAt(path, [...places.flatMap(({ lists }) => lists), ...more]);
	const isOpen = (name: string, lists: Entry[]) => turned[name] ?? (here !== undefined && lists.includes(here));
	const toggle = (name: string, lists: Entry[]) => ({
		type: 'button' as const,
		'aria-expanded': isOpen(name, lists),
		'aria-controls': `menu-${name}`,
		onClick: () => setTurned({ ...turned, [name]: !isOpen(name, lists) }),
	});
	const states = [navOpen && 'nav--nav-open', shouldAnimate && 'nav--nav-animate', hydrated && 'nav--nav-hydrated'];
	return (
		<aside className={['nav', ...states].filter(Boolean).join(' ')} inert={!navOpen}>
			<div className="nav__scroll" ref={navRef}>
				<nav className="nav__wrap studio-menu" aria-label={say('Menu', '菜单')}>
					<ul>
						{places.map(({ name, label, href, lists }) => {
							const others = lists.filter((list) => list.label !== label);
							return (
								<li key={name} data-here={(here && lists.includes(here)) || undefined}>
									<div className="studio-menu__row">
										<EntryLink entry={{ name, label, href }} at={path} badges={badges[name]} />
										{others.length > 0 && (
											<button {...toggle(name, lists)} aria-label={say(`Lists of ${label}`, `${label}的列表`)} />
										)}
									</div>
									{others.length > 0 && isOpen(name, lists) && (
										<Lists name={name} lists={others} at={path} here={here} />
									)}
								</li>
							);
						})}
						{more.length > 0 && (
							<li>
								<button {...toggle('more', more)} className="nav__link studio-menu__more">
									{say('More', '更多')}
								</button>
								{isOpen('more', more) && <Lists name="more" lists={more} at={path} here={here} />}
							</li>
						)}
					</ul>
					<div className="nav__controls">
						<Logout tabIndex={0} />
					</div>
				</nav>
				<div className="nav__header">
					<div className="nav__header-content">
						<button
							type="button"
							className="nav__mobile-close"
							aria-label={say('Close menu', '关闭菜单')}
							onClick={() => setNavOpen(false)}
						>
							<Hamburger isActive />
						</button>
					</div>
				</div>
			</div>
		</aside>
	);
}
