import { coral, ink, mist, pale, teal, white } from '@site/paper/colours';
import { markAt } from './brand-mark.ts';
import {
	blush,
	bronze,
	brown,
	fair,
	line,
	type Person,
	person,
	red,
	sand,
	shade,
	silver,
	tan,
	umber,
} from './people.ts';
import { boardMembers } from './portraits.ts';
import { bar, circle, type Drawing, path, place, stroke } from './svg.ts';

const width = 1200;
const height = 800;

const scene = (ground: string, ...parts: string[]): Drawing => ({
	width,
	height,
	body: bar(0, 0, width, height, ground) + parts.join(''),
});

const at = (x: number, y: number, times: number, of: Person, looks = 0) =>
	place(person({ ...of, looks }, (height - y) / times + 2), `translate(${x} ${y}) scale(${times})`);

const hand = (x: number, y: number, skin: string) => circle(x, y, 46, skin);

const cassette = (x: number, y: number, times: number, isRead = true) =>
	place(
		bar(-210, -70, 420, 140, white, 36) +
			shade('M0 -70H174A36 36 0 0 1 210 -34V34A36 36 0 0 1 174 70H0Z') +
			bar(-150, -32, 170, 64, pale, 16) +
			(isRead ? bar(-100, -22, 12, 44, teal, 2) + bar(-50, -22, 12, 44, coral, 2) : '') +
			circle(118, 0, 34, pale) +
			circle(118, 0, 14, mist),
		`translate(${x} ${y}) scale(${times})`,
	);

const carton = (x: number, y: number, wide: number, high: number, color: string, lines = white) =>
	bar(x, y, wide, high, color) +
	shade(`M${x + wide / 2} ${y}h${wide / 2}v${high}h${-wide / 2}Z`) +
	bar(x + 34, y + high / 2 - 32, 11, 64, lines, 2) +
	bar(x + 62, y + high / 2 - 32, 11, 64, lines, 2);

/** A sheet with a headline and lines of text. */
const sheet = (x: number, y: number, wide: number, high: number, rows: number) =>
	place(
		bar(0, 0, wide, high, white) +
			shade(`M${wide / 2} 0h${wide / 2}v${high}h${-wide / 2}Z`) +
			bar(40, 44, wide * 0.55, 30, ink) +
			line(
				Array.from(
					{ length: rows },
					(_, row) => `M44 ${124 + row * 42}H${wide - (row === rows - 1 ? wide / 2 : 44)}`,
				).join(''),
				'#9FB4BB',
			),
		`translate(${x} ${y})`,
	);

const raman: Person = { skin: bronze, hair: 'braid', garment: ink, under: bronze };
const kenji: Person = { skin: tan, hair: 'crop', garment: '#226da8', wears: ['glasses'] };
const nora: Person = { skin: fair, hair: 'curls', hairColor: red, garment: '#7c3f72' };
const samuel: Person = { skin: umber, hair: 'none', garment: teal, wears: ['beard'] };
const lia: Person = { skin: tan, hair: 'bun', garment: teal };
const paul: Person = { skin: fair, hair: 'crop', hairColor: silver, garment: '#946114', wears: ['glasses'] };
const ines: Person = { skin: fair, hair: 'fringe', hairColor: red, garment: ink };
const ada: Person = { skin: umber, hair: 'afro', garment: coral, under: umber };
const mateo: Person = { skin: bronze, hair: 'wave', hairColor: brown, garment: '#4650a0' };

/** One place in the row is free: whoever is looked for has the mark as a head. */
const careers = scene(
	sand,
	at(140, 350, 1.2, lia, 1),
	at(1060, 350, 1.2, kenji, -1),
	at(440, 350, 1.2, nora, 1),
	place(
		path('M-200 380V344A200 200 0 0 1 200 344V380Z', white) + shade('M0 380V144A200 200 0 0 1 200 344V380Z'),
		'translate(760 350) scale(1.2)',
	),
	markAt(635, 215, 250, teal, coral),
);

const partnering = scene(
	mist,
	at(320, 320, 1.35, samuel, 1),
	at(880, 320, 1.35, { skin: fair, hair: 'bob', hairColor: brown, garment: coral, under: fair }, -1),
	cassette(600, 650, 1.3),
	hand(340, 660, umber) + hand(860, 660, fair),
);

const contact = scene(
	blush,
	at(330, 340, 1.4, { ...lia, wears: ['headset'] }, 1),
	at(860, 340, 1.4, mateo, -1),
	stroke('M1130 860L1030 420', '#4650a0', 92, 'round') + stroke('M1130 860L1030 420', 'rgb(11 43 58/.18)', 92, 'round'),
	place(bar(-36, -84, 72, 168, ink, 16), 'translate(1006 376) rotate(-8)'),
	hand(1022, 396, bronze),
);

const distributor = scene(
	coral,
	at(880, 340, 1.3, paul, -1),
	at(400, 240, 1.3, raman, 1),
	carton(180, 640, 440, 200, teal),
	carton(220, 500, 360, 140, white, coral),
	carton(260, 390, 280, 110, sand, ink),
	hand(180, 730, bronze) + hand(620, 730, bronze),
);

const mediaRoom = scene(
	teal,
	at(850, 330, 1.3, ada, -1),
	at(430, 330, 1.4, ines),
	sheet(130, 398, 600, 460, 8),
	bar(174, 500, 236, 130, mist) + markAt(246, 520, 92, teal, coral),
	hand(130, 600, fair) + hand(730, 600, fair),
);

const newsletter = scene(
	sand,
	at(600, 300, 1.5, mateo),
	sheet(320, 500, 560, 340, 5),
	bar(700, 536, 140, 130, '#F2F4F4') + markAt(724, 552, 96, teal, coral),
	hand(320, 690, bronze) + hand(880, 690, bronze),
);

const events = scene(
	mist,
	at(600, 270, 1.25, { ...ada, garment: teal, under: white, wears: ['badge'] }),
	at(230, 350, 1.25, { ...paul, wears: ['glasses', 'badge'] }, 1),
	at(970, 350, 1.25, { ...raman, garment: '#7c3f72', wears: ['badge'] }, -1),
	bar(0, 700, width, 100, ink),
	cassette(600, 680, 0.9),
);

const [marchetti, lin, okafor, solheim, desrosiers] = boardMembers;
const board = scene(
	mist,
	at(230, 280, 1.05, solheim, 1),
	at(600, 260, 1.05, desrosiers),
	at(970, 280, 1.05, okafor, -1),
	at(410, 500, 1.05, marchetti),
	at(790, 500, 1.05, lin),
);

const worker: Person = { skin: tan, hair: 'none', garment: white, under: mist, wears: ['cap', 'glasses'] };
const manufacturing = scene(
	teal,
	at(330, 310, 1.3, worker, 1),
	at(870, 310, 1.3, { ...worker, skin: umber, wears: ['cap'] }, -1),
	bar(0, 730, width, 70, ink),
	...[60, 420, 780, 1140].map((x) => cassette(x, 680, 0.78)),
);

/** Nothing found: a cassette on which no line has appeared. */
export const emptyState: Drawing = {
	width: 640,
	height: 480,
	body:
		'<clipPath id="round"><path d="M92 0H548V264A228 228 0 0 1 92 264Z"/></clipPath>' +
		circle(320, 264, 212, pale) +
		`<g clip-path="url(#round)">${place(person({ ...nora, garment: teal, isPuzzled: true }, 400), 'translate(320 186) scale(.92)')}</g>` +
		cassette(320, 404, 0.78, false) +
		circle(160, 404, 32, fair) +
		circle(480, 404, 32, fair),
};

export const scenes: Record<string, Drawing> = {
	'scene-careers': careers,
	'scene-partnering': partnering,
	'scene-contact': contact,
	'scene-distributor': distributor,
	'scene-media-room': mediaRoom,
	'scene-newsletter': newsletter,
	'scene-events': events,
	'scene-board': board,
	'scene-manufacturing': manufacturing,
};
