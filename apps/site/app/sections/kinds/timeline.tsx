import { Band, useTone } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Heading } from '../../ui/heading.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { SectionViewOf } from '../../visit.ts';

/** The years along a line, the newest last. */
export function TimelineSection({ section: { tone, title, intro, items } }: { section: SectionViewOf<'timeline'> }) {
	return (
		<Band tone={tone}>
			<Heading title={title} intro={intro} className="mb-10 desktop:mb-14" />
			<Years items={items} />
		</Band>
	);
}

function Years({ items }: { items: SectionViewOf<'timeline'>['items'] }) {
	const onDeep = useTone() === 'deep';
	const line = onDeep ? 'border-white/30' : 'border-ink/15';
	return (
		<ol
			className={classes(
				'border-l desktop:lg:grid desktop:lg:auto-cols-fr desktop:lg:grid-flow-col desktop:lg:border-l-0',
				line,
			)}
		>
			{items.map(({ year, title, text }) => (
				<li
					key={`${year} ${title}`}
					className={classes(
						'relative pb-10 pl-7 last:pb-0 desktop:lg:border-t desktop:lg:pt-7 desktop:lg:pr-6 desktop:lg:pb-0 desktop:lg:pl-0',
						line,
					)}
				>
					<span
						className={classes(
							'absolute top-2 -left-[0.4375rem] size-3.5 rounded-full border-2 desktop:lg:-top-[0.4375rem] desktop:lg:left-0',
							onDeep ? 'border-coral bg-deep' : 'border-teal bg-white',
						)}
						aria-hidden="true"
					/>
					<p className={classes('voice text-2xl', onDeep ? 'text-coral' : 'text-teal')}>{year}</p>
					<h3 className="mt-2 text-lg">{title}</h3>
					<p className="mt-2 max-w-prose opacity-85">
						<Unbroken>{text}</Unbroken>
					</p>
				</li>
			))}
		</ol>
	);
}
