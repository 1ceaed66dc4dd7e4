import { lazy, Suspense } from 'react';
import { sectionWords } from '../../messages/sections.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Band, useTone } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Heading } from '../../ui/heading.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { columnsFor } from '../columns.ts';

/** Lazy, because the map's data is large and other pages do not need it. */
const WorldMap = lazy(async () => ({ default: (await import('../world-map.tsx')).WorldMap }));

/** The company's locations, on the map and as text. */
export function NetworkSection({ section: { tone, title, text, places } }: { section: SectionViewOf<'network'> }) {
	const words = useWords(sectionWords);
	return (
		<Band tone={tone}>
			<Heading title={title} intro={text} />
			<Reveal>
				<Suspense fallback={<div className="my-8 aspect-144/53 desktop:my-12" />}>
					<WorldMap places={places} label={words.mapOf} />
				</Suspense>
				<Places places={places} />
			</Reveal>
		</Band>
	);
}

function Places({ places }: { places: SectionViewOf<'network'>['places'] }) {
	const line = useTone() === 'deep' ? 'border-white/30' : 'border-ink/15';
	return (
		<ul className={classes('grid gap-x-8 gap-y-6', columnsFor(places.length, 4))}>
			{places.map(({ city, country, role }) => (
				<li key={city + country} className={classes('min-w-0 border-t pt-5', line)}>
					<h3 className="text-xl">{city}</h3>
					{country !== city && <p className="mt-1">{country}</p>}
					<p className="mt-1 text-sm opacity-85">{role}</p>
				</li>
			))}
		</ul>
	);
}
