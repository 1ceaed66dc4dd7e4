import { coral, ink, mist, pale, teal, white } from '@site/paper/colours';
import { fair, line, person, sand, shade, tan } from './people.ts';
import { bar, circle, path, place } from './svg.ts';

/** What one does in a step of a test at home, each in a square of 160 around 0, 0. */
const cassette = (isRead: boolean) =>
	bar(-64, -26, 128, 52, white, 14) +
	shade('M0 -26H50A14 14 0 0 1 64 -12V12A14 14 0 0 1 50 26H0Z') +
	bar(-48, -12, 54, 24, pale, 6) +
	(isRead ? bar(-32, -8, 5, 16, teal, 1) + bar(-14, -8, 5, 16, coral, 1) : '') +
	circle(36, 0, 12, pale);

const drop = (x: number, y: number, color: string, times = 1) =>
	place(
		path('M0 -14C8 -4 10 0 10 5A10 10 0 0 1 -10 5C-10 0 -8 -4 0 -14Z', color),
		`translate(${x} ${y}) scale(${times})`,
	);

const finger = (x: number, y: number, high: number) => bar(x, y, 18, high, tan, 9);
const hand =
	finger(-41, -12, 56) +
	finger(-20, -26, 60) +
	finger(1, -26, 60) +
	finger(22, -12, 56) +
	bar(-41, 20, 81, 60, tan, 26) +
	shade('M0 20H40V54A26 26 0 0 1 14 80H0Z');

const tube = (liquid: number) =>
	path('M-24 -50H24V40A24 24 0 0 1 -24 40Z', white) +
	path(`M-24 ${liquid}H24V40A24 24 0 0 1 -24 40Z`, mist) +
	shade('M0 -50H24V40A24 24 0 0 1 0 64Z') +
	bar(-30, -58, 60, 12, teal, 6);

const stick =
	bar(-14, -62, 28, 92, white, 10) +
	shade('M0 -62H4A10 10 0 0 1 14 -52V20A10 10 0 0 1 4 30H0Z') +
	bar(-6, -44, 12, 34, pale, 4) +
	bar(-8, 30, 16, 30, sand, 4);

const face = place(
	person({ skin: fair, hair: 'fringe', hairColor: '#6B3D2A', garment: teal }, 300),
	'translate(-10 -6) scale(.46)',
);

const stepDrawings = {
	wash: place(hand, 'translate(0 -4)') + drop(-36, -50, teal) + drop(2, -62, teal) + drop(38, -48, teal),
	swab: face + line('M20 16L84 30') + place(bar(-14, -6, 30, 12, white, 6), 'translate(2 12) rotate(12)'),
	tube: line('M6 -78L-4 30') + tube(-4),
	drops:
		place(path('M-14 -40H14L4 -4H-4Z', white) + bar(-18, -54, 36, 16, teal, 6), 'translate(36 -16)') +
		drop(36, -4, teal, 0.8) +
		place(cassette(false), 'translate(0 38)'),
	finger: bar(-22, -20, 44, 140, tan, 22) + shade('M0 -20A22 22 0 0 1 22 2V84H0Z') + circle(0, -22, 15, coral),
	stream: place(stick, 'rotate(64) translate(6 -4)') + line('M-58 -60V4M-42 -66V-4M-26 -70V-12', '#C9962B'),
	lay: place(cassette(false), 'translate(0 24)') + line('M-66 56H66'),
	clock:
		circle(0, 0, 56, white) +
		shade('M0 -56A56 56 0 0 1 0 56Z') +
		line('M-56 0A56 56 0 1 1 56 0A56 56 0 1 1 -56 0') +
		line('M0 0V-34', teal) +
		line('M0 0L24 16', coral),
	read: place(cassette(true), 'scale(1.1)'),
	compare:
		[sand, '#E8B48C', '#C25A31', '#7c3f72'].map((color, at) => bar(-60 + at * 31, -44, 26, 40, color, 5)).join('') +
		bar(-60, 16, 119, 24, white, 6) +
		shade('M0 16H53A6 6 0 0 1 59 22V34A6 6 0 0 1 53 40H0Z') +
		bar(-52, 20, 22, 16, '#E8B48C', 3),
	cup:
		path('M-40 -40H40L32 52A10 10 0 0 1 22 60H-22A10 10 0 0 1 -32 52Z', white) +
		path('M-36 4H36L32 52A10 10 0 0 1 22 60H-22A10 10 0 0 1 -32 52Z', '#EBCB6E') +
		shade('M0 -40H40L32 52A10 10 0 0 1 22 60H0Z') +
		line('M-44 -40H44'),
	calendar:
		bar(-54, -46, 108, 100, white, 10) +
		shade('M0 -46H44A10 10 0 0 1 54 -36V44A10 10 0 0 1 44 54H0Z') +
		bar(-54, -46, 108, 26, teal, 10) +
		[0, 1, 2, 3, 4, 5, 6, 7]
			.map((at) => circle(-33 + (at % 4) * 22, 4 + Math.floor(at / 4) * 26, 7, at === 5 ? coral : mist))
			.join(''),
	meter:
		bar(-9, 44, 18, 44, white, 3) +
		bar(-9, 74, 18, 12, coral, 3) +
		bar(-46, -62, 92, 116, ink, 20) +
		bar(-36, -48, 72, 52, pale, 8) +
		line('M-20 -12V-20M0 -12V-34M20 -12V-26', teal) +
		circle(0, 30, 10, mist),
	sheet:
		bar(-42, -56, 84, 112, white, 6) +
		shade('M0 -56H36A6 6 0 0 1 42 -50V50A6 6 0 0 1 36 56H0Z') +
		bar(-28, -40, 44, 12, ink, 2) +
		line('M-26 -10H26M-26 12H26M-26 34H4', '#9FB4BB'),
} satisfies Record<string, string>;

/** Round pictures for the guides, as symbols of one file. */
export const stepSprite = `<svg xmlns="http://www.w3.org/2000/svg"><clipPath id="round"><circle r="80"/></clipPath>${Object.entries(
	stepDrawings,
)
	.map(
		([name, body]) =>
			`<symbol id="${name}" viewBox="-80 -80 160 160">${circle(0, 0, 80, mist)}<g clip-path="url(#round)">${body}</g></symbol>`,
	)
	.join('')}</svg>\n`;
