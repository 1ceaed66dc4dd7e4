import { Band, useTone } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { columnsFor } from '../columns.ts';

type Group = SectionViewOf<'lists'>['groups'][number];

/** Lists side by side; a single list spreads over all columns. */
export function ListsSection({ section: { tone, title, intro, groups } }: { section: SectionViewOf<'lists'> }) {
	const alone = groups.length === 1;
	return (
		<Band tone={tone}>
			{title && <Heading title={title} intro={intro} className="mb-10 desktop:mb-14" />}
			<div className={classes('grid gap-x-10 gap-y-12', columnsFor(groups.length, 3))}>
				{groups.map((group) => (
					<ListGroup
						key={group.title ?? group.items[0]?.text}
						group={group}
						spread={alone}
						level={title ? 'h3' : 'h2'}
					/>
				))}
			</div>
		</Band>
	);
}

function ListGroup({ group, spread, level: Title }: { group: Group; spread: boolean; level: 'h2' | 'h3' }) {
	const line = useTone() === 'deep' ? 'border-white/30' : 'border-ink/15';
	return (
		<div className="min-w-0">
			{group.title && <Title className="mb-4 text-xl">{group.title}</Title>}
			<ul className={classes(spread && 'grid gap-x-10 sm:grid-cols-2 wide:grid-cols-3')}>
				{group.items.map((item) => (
					<li key={item.text} className={classes('border-t', line)}>
						<Entry item={item} />
					</li>
				))}
			</ul>
		</div>
	);
}

function Entry({ item: { text, to } }: { item: Group['items'][number] }) {
	if (!to) return <span className="block py-3.5">{text}</span>;
	return (
		<SiteLink to={to} className="group flex items-center justify-between gap-4 py-3.5 hover:text-teal">
			<span className="underline decoration-1 underline-offset-4">{text}</span>
			<Icon name="arrow" className="size-5 shrink-0 text-teal" />
		</SiteLink>
	);
}
