import type { Tone } from '@site/contract/sections';
import { useTone } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import { landPath, mapSize, onMap } from './land.ts';

type Place = { city: string; latitude: number; longitude: number };

/** Drawing units per cell. Labels are sized in whole units, since browsers enforce a minimum font size. */
const unit = 10;

const isNextTo = (place: Place, other: Place) =>
	other.longitude > place.longitude &&
	other.longitude - place.longitude < 45 &&
	Math.abs(other.latitude - place.latitude) < 8;

/** A label is to the right of its point, to the left at the edge of the map, and above if a neighbour is in the way. */
const labelAt = (place: Place, all: readonly Place[]) => {
	if (all.some((other) => isNextTo(place, other))) return { y: -56, textAnchor: 'middle' } as const;
	return place.longitude > 135 ? ({ x: -28, textAnchor: 'end' } as const) : ({ x: 28, textAnchor: 'start' } as const);
};

/** The world as dots, with the places in the accent color. */
export function WorldMap({ places, label }: { places: readonly Place[]; label: string }) {
	const tone = useTone();
	const onDeep = tone === 'deep';
	const { width, height } = mapSize;
	return (
		<svg
			viewBox={`0 0 ${width * unit} ${height * unit}`}
			role="img"
			aria-label={label}
			className="my-8 h-auto w-full overflow-visible mobile:-mx-5 mobile:w-[calc(100%+var(--spacing)*10)] mobile:max-w-none desktop:my-12"
		>
			<path
				d={landPath}
				transform={`scale(${unit}) translate(0.5 0.5)`}
				fill="none"
				stroke="currentColor"
				strokeWidth="0.62"
				strokeLinecap="round"
				strokeDasharray="0 1"
				className={onDeep ? 'text-white/30' : 'text-teal/40'}
			/>
			{places.map((place) => (
				<Point key={place.city} place={place} label={labelAt(place, places)} tone={tone} />
			))}
		</svg>
	);
}

/** The outline of a label has the color of its background. */
const labels: Record<Tone, string> = {
	white: 'fill-ink stroke-white',
	pale: 'fill-ink stroke-pale',
	deep: 'fill-white stroke-deep',
};

function Point({ place, label, tone }: { place: Place; label: ReturnType<typeof labelAt>; tone: Tone }) {
	const at = onMap(place);
	return (
		<g transform={`translate(${at.x * unit} ${at.y * unit})`}>
			<circle r="20" className="fill-coral/25 max-sm:scale-150" />
			<circle r="8" className="fill-coral max-sm:scale-150" />
			<text
				{...label}
				dominantBaseline="central"
				strokeWidth="8"
				paintOrder="stroke"
				className={classes('text-[44px] font-bold sm:text-[28px] desktop:lg:text-[22px]', labels[tone])}
			>
				{place.city}
			</text>
		</g>
	);
}
