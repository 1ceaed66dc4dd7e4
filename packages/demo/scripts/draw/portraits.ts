import { coral, deepTeal, ink, mist, pale, teal, white } from '@site/paper/colours';
import { letters } from './lettering.ts';
import { arc, bar, circle, type Drawing, onCircle, stroke } from './svg.ts';

const width = 640;
const height = 800;

type Palette = { ground: string; ring: string; figure: string; initials: string; lines: string };

const palettes: Palette[] = [
	{ ground: deepTeal, ring: pale, figure: '#175867', initials: white, lines: pale },
	{ ground: pale, ring: teal, figure: '#D2E6E8', initials: ink, lines: teal },
	{ ground: teal, ring: white, figure: '#0C6C75', initials: white, lines: white },
	{ ground: mist, ring: deepTeal, figure: '#AACFD3', initials: ink, lines: deepTeal },
	{ ground: ink, ring: '#3FA3AB', figure: '#113A4B', initials: white, lines: '#3FA3AB' },
];

const head = { x: width / 2, y: 312, radius: 180, thickness: 40 };

/** A figure of a head and shoulders: the open ring holds the initials, the result lines are worn on the chest. */
function portrait(initials: string, palette: Palette): Drawing {
	const dot = onCircle(head.x, head.y, head.radius * 1.1, 46);
	const middle = width / 2;
	return {
		width,
		height,
		body:
			bar(0, 0, width, height, palette.ground) +
			circle(middle, 872, 316, palette.figure) +
			stroke(arc(head.x, head.y, head.radius, 90, 360), palette.ring, head.thickness) +
			circle(dot.x, dot.y, 50, coral) +
			letters({ text: initials, size: 128, weight: 600, tracking: -0.01 }, head.x, head.y + 46, palette.initials, 0.5) +
			bar(middle - 19, 664, 8, 92, palette.lines, 1) +
			bar(middle + 11, 664, 8, 92, palette.lines, 1),
	};
}

export const portraits = (initials: Record<string, string>): Record<string, Drawing> =>
	Object.fromEntries(
		palettes.map((palette, index) => {
			const key = `portrait-${index + 1}`;
			return [key, portrait(initials[key] ?? '', palette)];
		}),
	);
