import { Band, useTone } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { columnsFor } from '../columns.ts';

type Item = SectionViewOf<'benefits'>['items'][number];

/** Benefits for the reader, each with an icon. */
export function BenefitsSection({ section: { tone, title, intro, items } }: { section: SectionViewOf<'benefits'> }) {
	return (
		<Band tone={tone}>
			{title && <Heading title={title} intro={intro} className="mb-10 desktop:mb-14" />}
			<Reveal>
				<ul className={classes('grid gap-x-8 gap-y-10', columnsFor(items.length, 4))}>
					{items.map((item) => (
						<Benefit key={item.title} item={item} level={title ? 'h3' : 'h2'} />
					))}
				</ul>
			</Reveal>
		</Band>
	);
}

function Benefit({ item: { icon, title, text }, level: Title }: { item: Item; level: 'h2' | 'h3' }) {
	const onDeep = useTone() === 'deep';
	return (
		<li className={classes('min-w-0 border-t pt-6', onDeep ? 'border-white/30' : 'border-ink/15')}>
			<Icon name={icon} className={classes('size-9', onDeep ? 'text-coral' : 'text-teal')} />
			<Title className="mt-5 text-xl">{title}</Title>
			<p className="mt-2 max-w-prose opacity-85">
				<Unbroken>{text}</Unbroken>
			</p>
		</li>
	);
}
