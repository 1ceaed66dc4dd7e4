import { Band, useTone } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Heading } from '../../ui/heading.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { ring, ringPlaces } from '../ring.ts';

/** Related items, numbered around the open ring of the logo, with a list beside it. */
export function DiagramSection({ section }: { section: SectionViewOf<'diagram'> }) {
	const { tone, title, intro, center, items } = section;
	return (
		<Band tone={tone}>
			<div className="grid items-center gap-x-16 gap-y-12 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
				<div>
					<Heading title={title} intro={intro} />
					<Ring center={center} count={items.length} />
				</div>
				<Entries items={items} />
			</div>
		</Band>
	);
}

/** Hidden from screen readers: the list beside it says the same. */
function Ring({ center, count }: { center: string; count: number }) {
	const onDeep = useTone() === 'deep';
	return (
		<svg viewBox="0 0 320 320" className="mt-10 w-full max-w-80 mobile:mx-auto" aria-hidden="true">
			<path d={ring} fill="none" strokeWidth="14" className={onDeep ? 'stroke-white/40' : 'stroke-teal/25'} />
			{ringPlaces(count).map(({ x, y }, index) => (
				<g key={`${x} ${y}`}>
					<circle cx={x} cy={y} r="20" className={onDeep ? 'fill-white' : 'fill-teal'} />
					<text
						x={x}
						y={y + 6}
						textAnchor="middle"
						className={classes('text-[17px] font-semibold', onDeep ? 'fill-deep' : 'fill-white')}
					>
						{index + 1}
					</text>
				</g>
			))}
			<circle cx="254" cy="66" r="11" className="fill-coral" />
			<text
				x="160"
				y="168"
				textAnchor="middle"
				className={classes('text-[28px] font-semibold', onDeep ? 'fill-white' : 'fill-ink')}
			>
				{center}
			</text>
		</svg>
	);
}

function Entries({ items }: { items: SectionViewOf<'diagram'>['items'] }) {
	const onDeep = useTone() === 'deep';
	return (
		<ol>
			{items.map(({ title, text }, index) => (
				<li
					key={title}
					className={classes(
						'grid grid-cols-[2.5rem_minmax(0,1fr)] border-t py-4',
						onDeep ? 'border-white/30' : 'border-ink/15',
					)}
				>
					<span className={classes('voice text-xl', onDeep ? 'text-coral' : 'text-teal')} aria-hidden="true">
						{index + 1}
					</span>
					<div>
						<h3 className="text-lg">{title}</h3>
						<p className="mt-1 max-w-prose opacity-85">{text}</p>
					</div>
				</li>
			))}
		</ol>
	);
}
