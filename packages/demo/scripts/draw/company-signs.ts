import { ink, teal } from '@site/paper/colours';
import { arc, bar, circle, onCircle, path, place, stroke } from './svg.ts';

const seats = Array.from({ length: 5 }, (_, seat) => onCircle(48, 50, 36, seat * 72 - 90));

function ray(angle: number): string {
	const from = onCircle(48, 70, 34, angle);
	const to = onCircle(48, 70, 48, angle);
	return stroke(`M${from.x} ${from.y}L${to.x} ${to.y}`, ink, 8);
}

/** The near half of the orbit is drawn over the body, the far half behind it. */
const orbit = (sweep: 0 | 1) => stroke(`M3 48A45 17 0 0 ${sweep} 93 48`, ink, 8);

const tide = (level: number, colour: string) =>
	path(
		`M0 ${level}C16 ${level - 18} 32 ${level - 18} 48 ${level}S80 ${level + 18} 96 ${level}V${level + 14}C80 ${level + 32} 64 ${level + 32} 48 ${level + 14}S16 ${level - 4} 0 ${level + 14}Z`,
		colour,
	);

/** The signs of partners and sister companies, each in a square of 96, in ink and teal. */
export const companySigns: Record<string, string> = {
	/** A star over the horizon, its northern half lit. */
	'partner-1':
		path('M48 0L58 38L48 48L38 38Z', teal) +
		path('M96 48L58 58L48 48L58 38ZM48 96L38 58L48 48L58 58ZM0 48L38 38L48 48L38 58Z', ink),
	/** A vane turning in an open letter C. */
	'partner-2': stroke(arc(48, 48, 39, 45, 315), ink, 18) + path('M48 48L88 36V60Z', teal) + circle(48, 48, 12, teal),
	/** Light over a bench. */
	'partner-3':
		path('M22 70A26 26 0 0 1 74 70Z', teal) + bar(0, 78, 96, 10, ink) + [198, 234, 270, 306, 342].map(ray).join(''),
	/** A globe and its meridian. */
	'partner-4':
		path('M48 0A48 48 0 0 0 48 96A74 74 0 0 1 48 0Z', ink) +
		path('M48 0A48 48 0 0 1 48 96A74 74 0 0 0 48 0Z', ink) +
		path('M48 6A70 70 0 0 1 48 90A70 70 0 0 1 48 6Z', teal),
	/** A palisade of five, the middle one tallest. */
	'partner-5': [30, 16, 0, 16, 30]
		.map((top, index) => {
			const left = index * 20;
			return path(`M${left} 96V${top + 9}L${left + 8} ${top}L${left + 16} ${top + 9}V96Z`, index === 2 ? teal : ink);
		})
		.join(''),
	/** Five seats around a table. */
	'partner-6': circle(48, 50, 15, teal) + seats.map((seat) => circle(seat.x, seat.y, 11, ink)).join(''),
	/** A bird over the water, made of quarter circles. */
	'sister-1':
		path('M2 46A46 46 0 0 1 46 0V46Z', teal) +
		path('M50 0H94A46 46 0 0 1 50 46Z', ink) +
		path('M2 50H94A46 46 0 0 1 2 50Z', ink),
	/** A plate of wells, one filled. */
	'sister-2': [0, 1, 2]
		.flatMap((row) =>
			[0, 1, 2].map((column) => circle(14 + column * 34, 14 + row * 34, 14, row === 1 && column === 1 ? teal : ink)),
		)
		.join(''),
	/** A body and its orbit. */
	'sister-3': place(orbit(1) + circle(48, 48, 30, teal) + orbit(0), 'rotate(-28 48 48)'),
	/** Three tides. */
	'sister-4': tide(10, ink) + tide(41, teal) + tide(72, ink),
	/** Three feathers of one wing. */
	'sister-5':
		path('M0 6H96A52 52 0 0 1 44 32H18Z', ink) +
		path('M24 38H88A46 46 0 0 1 48 62H40Z', teal) +
		path('M45 68H78A36 36 0 0 1 55 90Z', ink),
	/** A doorway within a doorway. */
	'sister-6': stroke('M7 96V48A41 41 0 0 1 89 48V96', ink, 14) + path('M28 96V50A20 20 0 0 1 68 50V96Z', teal),
};
