import { coral, ink, mist, teal } from '@site/paper/colours';
import { blond, blush, bronze, brown, fair, type Person, person, red, sand, silver, tan, umber } from './people.ts';
import { bar, type Drawing, place } from './svg.ts';

const marchetti: Person = {
	skin: fair,
	hair: 'bob',
	hairColor: silver,
	garment: '#7c3f72',
	wears: ['coat', 'earrings'],
};
const lin: Person = { skin: tan, hair: 'crop', garment: '#4650a0', wears: ['glasses'] };
const okafor: Person = { skin: umber, hair: 'none', garment: '#946114', wears: ['beard'] };
const solheim: Person = { skin: fair, hair: 'long', hairColor: blond, garment: '#226da8' };
const desrosiers: Person = { skin: umber, hair: 'afro', garment: '#b13f63', wears: ['coat', 'stethoscope'] };
export const boardMembers = [marchetti, lin, okafor, solheim, desrosiers] as const;

const width = 640;
const height = 800;
const times = 1.62;

const portrait = (of: Person, ground: string): Drawing => ({
	width,
	height,
	body: bar(0, 0, width, height, ground) + place(person(of, 290), `translate(320 372) scale(${times})`),
});

export const portraits: Record<string, Drawing> = {
	'portrait-1': portrait(marchetti, teal),
	'portrait-2': portrait(lin, sand),
	'portrait-3': portrait(okafor, mist),
	'portrait-4': portrait(solheim, coral),
	'portrait-5': portrait(desrosiers, blush),
	'portrait-chief': portrait({ skin: fair, hair: 'fringe', hairColor: brown, garment: ink, under: fair }, coral),
	'portrait-operations': portrait({ skin: bronze, hair: 'wave', hairColor: brown, garment: '#47724a' }, sand),
	'portrait-quality': portrait({ skin: bronze, hair: 'braid', garment: '#b93c26', under: bronze }, mist),
	'portrait-research': portrait(
		{ skin: fair, hair: 'curls', hairColor: red, garment: '#226da8', wears: ['glasses'] },
		teal,
	),
};
