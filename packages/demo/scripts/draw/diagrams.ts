import { lineColor } from '@site/contract/device-shapes';
import { coral, deepTeal, ink, mist, pale, teal, white } from '@site/paper/colours';
import { letters } from './lettering.ts';
import { arc, bar, circle, type Drawing, path, place, stroke } from './svg.ts';

const width = 880;

const onGround = (height: number, body: string): Drawing => ({
	width,
	height,
	body: bar(0, 0, width, height, pale, 20) + body,
});

const outlined = (shape: string, weight = 2.5) => shape.replace('/>', ` stroke="${mist}" stroke-width="${weight}"/>`);

/**
 * Digits and the letters printed on a cassette, which are the same in every language; all other words are in the
 * text.
 */
const letter = (sign: string, x: number, y: number, size = 22, fill = ink) =>
	letters({ text: sign, size, weight: 700, tracking: 0 }, x, y + size * 0.36, fill, 0.5);

const number = (value: number, x: number, y: number) =>
	circle(x, y, 24, deepTeal) + letter(`${value}`, x, y, 28, white);

const joined = (outline: string, weight: number) =>
	stroke(outline, teal, weight, 'round').replace('fill="none"', 'fill="none" stroke-linejoin="round"');

const arrow = (x: number, y: number, length: number) =>
	stroke(`M${x} ${y}h${length}`, teal, 4, 'round') + joined(`M${x + length - 12} ${y - 10}l12 10l-12 10`, 4);

const drop = (x: number, y: number, size: number, fill = teal) =>
	path(
		`M${x} ${y - size * 1.5}C${x + size * 0.5} ${y - size * 0.7} ${x + size} ${y - size * 0.3} ${x + size} ${y + size * 0.2}A${size} ${size} 0 0 1 ${x - size} ${y + size * 0.2}C${x - size} ${y - size * 0.3} ${x - size * 0.5} ${y - size * 0.7} ${x} ${y - size * 1.5}Z`,
		fill,
	);

type Line = { sign: string; strength: 0 | 0.3 | 1 };
const no = (sign: string): Line => ({ sign, strength: 0 });
const faint = (sign: string): Line => ({ sign, strength: 0.3 });
const full = (sign: string): Line => ({ sign, strength: 1 });

/** A result window, upright: each letter beside the place of its line. */
const resultWindow = (x: number, y: number, lines: readonly Line[], gap = 44) => {
	const tall = gap * (lines.length + 0.6);
	const top = y - tall / 2;
	return (
		outlined(bar(x - 78, top - 24, 156, tall + 48, white, 26)) +
		outlined(bar(x - 20, top, 68, tall, pale, 12)) +
		lines
			.map(({ sign, strength }, at) => {
				const level = top + gap * (at + 0.8);
				const seen =
					strength > 0 ? bar(x - 12, level - 5, 52, 10, lineColor).replace('/>', ` opacity="${strength}"/>`) : '';
				return letter(sign, x - 48, level, 30) + seen;
			})
			.join('')
	);
};

const swab = (x: number, y: number, length: number) =>
	bar(x - 3, y, 6, length, mist, 3) + outlined(bar(x - 9, y - 44, 18, 58, white, 9));

/** Side view: how the four materials of a strip overlap. */
const stripParts = onGround(
	330,
	bar(90, 236, 700, 16, mist, 4) +
		outlined(bar(110, 196, 190, 40, white, 6)) +
		bar(270, 204, 130, 32, coral, 5).replace('/>', ' opacity="0.55"/>') +
		outlined(bar(380, 220, 290, 16, white, 3)) +
		bar(478, 220, 12, 16, lineColor) +
		bar(578, 220, 12, 16, lineColor) +
		outlined(bar(640, 190, 140, 46, white, 6)) +
		letter('T', 484, 190, 32) +
		letter('C', 584, 190, 32) +
		drop(190, 148, 20) +
		arrow(250, 288, 380) +
		number(1, 190, 84) +
		stroke('M335 108V196M430 108V214M710 108V182', teal, 2) +
		number(2, 335, 84) +
		number(3, 430, 84) +
		number(4, 710, 84),
);

/** Two ways to build a test: a row each, without and with the target. */
const competition = onGround(
	560,
	[
		{ at: 150, value: 1, without: [full('C'), no('T')], with: [full('C'), full('T')] },
		{ at: 410, value: 2, without: [full('C'), full('T')], with: [full('C'), no('T')] },
	]
		.map(
			(row) =>
				number(row.value, 70, row.at) +
				outlined(drop(205, row.at, 30, white)) +
				resultWindow(345, row.at, row.without) +
				drop(575, row.at, 30) +
				circle(566, row.at + 2, 6, coral) +
				circle(586, row.at - 8, 6, coral) +
				circle(580, row.at + 16, 6, coral) +
				resultWindow(715, row.at, row.with),
		)
		.join('') + stroke('M60 280H820', mist, 2),
);

/** A timeline from the drop on: too early, time to read, too late. */
const readingTime = onGround(
	250,
	bar(90, 110, 700, 44, white, 22) +
		bar(370, 110, 280, 44, teal) +
		stroke('M90 176V190M370 176V190M650 176V190', deepTeal, 3, 'round') +
		letter('0', 90, 214, 32) +
		letter('10', 370, 214, 32) +
		letter('20', 650, 214, 32) +
		letter('min', 744, 214, 30, deepTeal) +
		drop(90, 72, 16) +
		number(1, 230, 72) +
		number(2, 510, 72) +
		number(3, 720, 72),
);

const faintLines = onGround(
	320,
	[
		[full('C'), no('T')],
		[full('C'), full('T')],
		[full('C'), faint('T')],
		[no('C'), full('T')],
	]
		.map((lines, at) => resultWindow(130 + at * 207, 180, lines) + number(at + 1, 130 + at * 207, 56))
		.join(''),
);

const nostril = (x: number, value: number) =>
	`<ellipse cx="${x}" cy="176" rx="86" ry="104" fill="${white}" stroke="${mist}" stroke-width="3"/>` +
	circle(x, 176, 62, pale) +
	stroke(arc(x, 176, 46, -80, 210), teal, 5, 'round') +
	joined(`M${x - 56} 161L${x - 40} 153L${x - 38} 171`, 5) +
	circle(x, 176, 14, coral) +
	number(value, x, 306);

/** Seen from below: slow circles along the wall, on both sides, with the same swab. */
const swabCircles = onGround(350, nostril(250, 1) + arrow(390, 176, 100) + nostril(630, 2));

const tube = (x: number, y: number) =>
	outlined(path(`M${x - 30} ${y - 90}h60v150a30 30 0 0 1 -60 0Z`, white)) +
	path(`M${x - 28} ${y}h56v60a28 28 0 0 1 -56 0Z`, mist) +
	outlined(bar(x - 36, y - 104, 72, 16, white, 6));

/** One collection, one cassette, three questions and a control. */
const oneSwab = onGround(
	380,
	swab(140, 120, 150) +
		arrow(210, 176, 90) +
		tube(390, 180) +
		arrow(480, 176, 90) +
		resultWindow(700, 170, [full('C'), no('B'), full('A'), no('Co')], 44) +
		number(1, 140, 336) +
		number(2, 390, 336) +
		number(3, 700, 336),
);

/** The stations of a sample, as the article numbers them. */
const samplePath = onGround(
	250,
	stroke('M130 112H750', mist, 4) +
		[0, 1, 2, 3, 4]
			.map((at) => {
				const x = 130 + at * 155;
				return outlined(circle(x, 112, 56, white)) + number(at + 1, x, 204);
			})
			.join('') +
		outlined(bar(98, 90, 64, 44, pale, 6)) +
		stroke('M108 104H152M108 120H138', deepTeal, 4, 'round') +
		place(swab(0, 0, 50), 'translate(286 114) rotate(30)') +
		drop(440, 116, 20) +
		outlined(bar(575, 76, 40, 72, pale, 8)) +
		bar(581, 94, 28, 7, lineColor) +
		bar(581, 122, 28, 7, lineColor) +
		joined('M728 116l16 16l30 -38', 7),
);

const box = (x: number, y: number, fill: string, value: number) =>
	outlined(bar(x, y, 150, 100, fill, 8)) + bar(x, y + 20, 150, 12, mist) + number(value, x + 75, y + 66);

/** A shelf: the boxes that expire first are in front. */
const firstOut = onGround(
	310,
	bar(70, 226, 740, 14, mist, 4) +
		arrow(84, 176, 76) +
		box(190, 126, white, 3) +
		box(365, 126, white, 2) +
		box(540, 126, white, 1) +
		arrow(720, 176, 76) +
		stroke('M190 268H690', teal, 3, 'round') +
		circle(690, 268, 7, coral),
);

/** The expected results of the two control swabs. */
const controls = onGround(
	330,
	swab(130, 100, 150) +
		circle(130, 84, 7, coral) +
		arrow(190, 170, 70) +
		resultWindow(350, 170, [full('C'), full('T')]) +
		stroke('M455 50V290', mist, 2) +
		swab(560, 100, 150) +
		arrow(620, 170, 50) +
		resultWindow(770, 170, [full('C'), no('T')]) +
		number(1, 130, 296) +
		number(2, 560, 296),
);

/** Drawings inside the texts of articles. */
export const diagrams = {
	'diagram-strip-parts': stripParts,
	'diagram-competition': competition,
	'diagram-reading-time': readingTime,
	'diagram-faint-lines': faintLines,
	'diagram-swab-circles': swabCircles,
	'diagram-one-swab': oneSwab,
	'diagram-sample-path': samplePath,
	'diagram-first-out': firstOut,
	'diagram-controls': controls,
} satisfies Record<string, Drawing>;
