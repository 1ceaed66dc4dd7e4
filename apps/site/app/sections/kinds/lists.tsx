import { Band, useTone } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Heading } from '../../ui/heading.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { columnsFor } from '../columns.ts';

type Group = SectionViewOf<'lists'>['groups'][number];

/** Lists side by side; a single one spreads over the columns by itself. */
export function ListsSection({ section: { tone, title, intro, groups } }: { section: SectionViewOf<'lists'> }) {
	const alone = groups.length === 1;
	return (
		<Band tone={tone}>
			{title && <Heading title={title} intro={intro} className="mb-10 desktop:mb-14" />}
			<div className={classes('grid gap-x-10 gap-y-12', columnsFor(groups.length, 3))}>
				{groups.map((group) => (
					<ListGroup key={group.title ?? group.items[0]} group={group} spread={alone} level={title ? 'h3' : 'h2'} />
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
			<ul className={classes(spread && 'grid gap-x-10 sm:grid-cols-2 desktop:grid-cols-3')}>
				{group.items.map((item) => (
					<li key={item} className={classes('border-t py-3.5', line)}>
						{item}
					</li>
				))}
			</ul>
		</div>
	);
}
