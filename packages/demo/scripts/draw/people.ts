import { coral, ink, mist, teal, white } from '@site/paper/colours';
import { arc, circle, path, place, stroke } from './svg.ts';

type Worn = 'coat' | 'glasses' | 'beard' | 'stethoscope' | 'headset' | 'earrings' | 'badge' | 'cap';
export type Person = {
	skin: string;
	hair: keyof typeof hairs;
	hairColor?: string;
	/** The garment, and what is worn below it. */
	garment: string;
	under?: string;
	wears?: readonly Worn[];
	/** Where the eyes look: -1 is left, 1 right. */
	looks?: number;
	isPuzzled?: boolean;
};

export const fair = '#F8D5BC';
export const tan = '#E8B48C';
export const bronze = '#C4875A';
export const umber = '#96603F';
export const silver = '#C9D4D8';
export const blond = '#EBBE62';
export const brown = '#6B3D2A';
export const red = '#C25A31';
/** Grounds and garments beside the colors of the brand. */
export const sand = '#F3D9A4';
export const blush = '#F7CFC6';

/** The one line of all figures. */
export const line = (outline: string, color = ink) => stroke(outline, color, 8, 'round');
/** Light comes from the left: the right half of everything is in the shade. */
export const shade = (outline: string) => path(outline, 'rgb(11 43 58/.1)');

const cap = 'M-106 0A106 106 0 0 1 106 0';
/** Hair behind the head, and on it. */
const hairs = {
	none: {},
	bob: {
		back: 'M-130 0A130 130 0 0 1 130 0V88A28 28 0 0 1 102 116H-102A28 28 0 0 1 -130 88Z',
		front: `${cap}C56 -4 4 -26 -20 -66C-34 -28 -64 -4 -106 0Z`,
	},
	crop: { front: `${cap}V22H88V-14A34 34 0 0 0 54 -48H-20A34 34 0 0 1 -54 -66A64 64 0 0 0 -88 -6V22H-106Z` },
	long: {
		back: 'M-128 0A128 128 0 0 1 128 0V260H-128Z',
		front: `${cap}V10A500 500 0 0 1 -44 -72A150 150 0 0 1 -106 20Z`,
	},
	afro: {
		back: 'M-160 -34A160 160 0 1 1 160 -34A160 160 0 0 1 -160 -34Z',
		front: `${cap}A128 128 0 0 0 -106 0Z`,
	},
	bun: {
		back: 'M-48 -136A48 48 0 1 1 48 -136A48 48 0 0 1 -48 -136Z',
		front: `${cap}V26A112 112 0 0 0 0 -60A112 112 0 0 0 -106 26Z`,
	},
	curls: { front: `${cap}A116 116 0 0 0 -106 0Z` },
	fringe: {
		back: 'M-124 0A124 124 0 0 1 124 0V56A60 60 0 0 1 64 116H-64A60 60 0 0 1 -124 56Z',
		front: `${cap}V24H86V-24H-86V24H-106Z`,
	},
	braid: { front: `${cap}V24A150 150 0 0 0 -30 -70A150 150 0 0 1 -106 24Z` },
	wave: { front: `${cap}V22H90V-20A120 120 0 0 1 -40 -62A60 60 0 0 0 -90 -6V22H-106Z` },
} satisfies Record<string, { back?: string; front?: string }>;

/** Discs along an arc around the head, or down from it. */
const curls = (color: string) =>
	Array.from({ length: 9 }, (_, at) => {
		const angle = ((164 + at * 26.5) * Math.PI) / 180;
		return circle(Math.round(100 * Math.cos(angle)), Math.round(100 * Math.sin(angle)) - 4, 46, color);
	}).join('');
const braid = (color: string) =>
	[0, 1, 2, 3].map((at) => circle(104 - at * 3, 66 + at * 48, 32 - at * 2, color)).join('');

/** What is worn on the body, and on the head. */
const onBody: Partial<Record<Worn, string>> = {
	stethoscope:
		line('M-84 162V214M-84 214L-104 244M-84 214L-64 244M84 162V196', teal) +
		circle(84, 224, 28, white) +
		line('M56 224A28 28 0 1 1 112 224A28 28 0 1 1 56 224') +
		circle(84, 224, 12, coral),
	badge:
		line('M-58 158L0 236L58 158') +
		path('M-34 232H34V318H-34Z', white) +
		path('M-13 254h8v38h-8Z', teal) +
		path('M5 254h8v38h-8Z', coral),
};
const onHead: Partial<Record<Worn, string>> = {
	earrings: circle(-102, 48, 12, coral) + circle(102, 48, 12, coral),
	cap:
		path('M-116 -50A116 116 0 0 1 116 -50V-40A16 16 0 0 1 100 -24H-100A16 16 0 0 1 -116 -40Z', white) +
		shade('M0 -166A116 116 0 0 1 116 -50V-40A16 16 0 0 1 100 -24H0Z') +
		line('M-96 -58H96', mist),
	headset:
		line(arc(0, 0, 126, 176, 364)) +
		path(
			'M-140 -14h26v60h-26a10 10 0 0 1 -10 -10v-40a10 10 0 0 1 10 -10ZM140 -14h-26v60h26a10 10 0 0 0 10 -10v-40a10 10 0 0 0 -10 -10Z',
			ink,
		) +
		line(arc(0, 0, 128, 22, 68)) +
		circle(40, 120, 18, coral),
};

/** The eyes are two lines; nose and mouth are parts of a ring. */
function face({ skin, hairColor = ink, wears = [], looks = 0, isPuzzled = false }: Person): string {
	const looking = (body: string, times = 1) => place(body, `translate(${looks * 16 * times} 0)`);
	const beard = wears.includes('beard');
	const mouth = beard ? 'M-24 58A30 30 0 0 0 24 58' : isPuzzled ? 'M-14 62H18' : arc(0, 36, 32, 30, 150);
	return [
		beard && path('M-100 4A100 100 0 0 0 100 4C98 30 82 42 56 42H-56C-82 42 -98 30 -100 4Z', hairColor),
		shade('M0 -100A100 100 0 0 1 0 100Z'),
		looking(line('M-36 -10V14M36 -10V14M4 6V22A12 12 0 0 1 -8 34')),
		looking(line(mouth, beard ? skin : ink), 0.8),
		wears.includes('glasses') &&
			looking(
				line(
					'M-66 2A30 30 0 1 1 -6 2A30 30 0 1 1 -66 2M6 2A30 30 0 1 1 66 2A30 30 0 1 1 6 2M-6 2H6M-66 2L-92 -5M66 2L92 -5',
				),
				0.5,
			),
	]
		.filter(Boolean)
		.join('');
}

/** The garment, open at the neck over what is below it, down to `bottom`. */
function clothes({ garment, under = white, wears = [] }: Person, bottom: number): string {
	const half = `A200 200 0 0 1 200 344V${bottom}`;
	const coat = wears.includes('coat');
	const lapels = `M-66 155L0 ${bottom + 80}L66 155`;
	return (
		path(`M-200 ${bottom}V344A200 200 0 0 1 0 144${half}Z`, coat ? white : garment) +
		path(
			coat ? `${lapels}A200 200 0 0 0 -66 155Z` : 'M-64 154A64 64 0 0 0 64 154A200 200 0 0 0 -64 154Z',
			coat ? garment : under,
		) +
		shade(`M0 ${bottom}V144${half}Z`) +
		(coat ? line(lapels) : '')
	);
}

/** A person down to `bottom`. The head is a disc of the radius 100, around 0, 0. */
export function person(of: Person, bottom: number): string {
	const { skin, hair, hairColor = ink, wears = [] } = of;
	const { back = '', front = '' }: { back?: string; front?: string } = hairs[hair];
	const worn = (parts: Partial<Record<Worn, string>>) => wears.map((what) => parts[what] ?? '').join('');
	return (
		(back && path(back, hairColor)) +
		(hair === 'curls' ? curls(hairColor) : '') +
		clothes(of, bottom) +
		worn(onBody) +
		path('M-42 60H42V158A42 42 0 0 1 -42 158Z', skin) +
		shade('M-42 60H42V158A42 42 0 0 1 0 200V120A120 120 0 0 1 -42 112Z') +
		circle(-100, 14, 22, skin) +
		circle(100, 14, 22, skin) +
		shade('M80 -8H100A22 22 0 0 1 100 36H80Z') +
		circle(0, 0, 100, skin) +
		face(of) +
		(front && path(front, hairColor)) +
		(hair === 'braid' ? braid(hairColor) : '') +
		worn(onHead)
	);
}
