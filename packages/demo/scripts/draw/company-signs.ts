import { ink, teal } from './colours.ts';
import { arc, bar, circle, onCircle, path, stroke } from './svg.ts';

const six = Array.from({ length: 5 }, (_, seat) => onCircle(48, 48, 36, seat * 72 - 90));

/** The signs of partners and sister companies, each in a square of 96, in ink and teal. */
export const companySigns: Record<string, string> = {
	/** A star over the horizon, its northern half lit. */
	'partner-1':
		path('M48 0L58 38L48 48L38 38Z', teal) +
		path('M96 48L58 58L48 48L58 38ZM48 96L38 58L48 48L58 58ZM0 48L38 38L48 48L38 58Z', ink),
	/** A vane turning in an open letter. */
	'partner-2':
		stroke(arc(48, 48, 39, 45, 315), ink, 18) + path('M48 30A18 18 0 0 1 48 66Z', teal) + bar(48, 30, 34, 0, teal),
	/** Light over a bench. */
	'partner-3':
		path('M18 78A30 30 0 0 1 78 78Z', teal) +
		bar(0, 84, 96, 10, ink) +
		[180, 216, 252, 288, 324, 360]
			.map((angle) => {
				const from = onCircle(48, 78, 38, angle);
				const to = onCircle(48, 78, 54, angle);
				return stroke(`M${from.x} ${from.y}L${to.x} ${to.y}`, ink, 7);
			})
			.join(''),
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
	'partner-6': circle(48, 48, 15, teal) + six.map((seat) => circle(seat.x, seat.y, 11, ink)).join(''),
	/** A bird on the water, made of quarter circles. */
	'sister-1':
		path('M0 48A48 48 0 0 1 48 0V48Z', teal) +
		path('M48 0H96A48 48 0 0 1 48 48Z', ink) +
		path('M0 54H90A45 42 0 0 1 0 54Z', ink),
	/** A plate of wells, one filled. */
	'sister-2': [0, 1, 2]
		.flatMap((row) =>
			[0, 1, 2].map((column) => circle(14 + column * 34, 14 + row * 34, 14, row === 1 && column === 1 ? teal : ink)),
		)
		.join(''),
	/** A body and its orbit. */
	'sister-3':
		circle(48, 48, 24, teal) +
		`<ellipse cx="48" cy="48" rx="46" ry="20" fill="none" stroke="${ink}" stroke-width="8" transform="rotate(-35 48 48)"/>`,
	/** Three tides. */
	'sister-4': [22, 48, 74]
		.map((level, index) =>
			stroke(
				`M0 ${level}C16 ${level - 20} 32 ${level - 20} 48 ${level}S80 ${level + 20} 96 ${level}`,
				index === 1 ? teal : ink,
				12,
			),
		)
		.join(''),
	/** Three feathers of one wing. */
	'sister-5': path('M0 8H96L72 34H24Z', ink) + path('M30 40H67L51 62H44Z', teal) + path('M43 68H49L48 88Z', ink),
	/** A doorway within a doorway. */
	'sister-6': stroke('M7 96V48A41 41 0 0 1 89 48V96', ink, 14) + path('M28 96V50A20 20 0 0 1 68 50V96Z', teal),
};
