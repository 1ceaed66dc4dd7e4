import { deepTeal, ink, teal, white } from '@site/paper/colours';
import { letters } from './lettering.ts';
import { arc, bar, circle, type Drawing, onCircle, path, place, stroke } from './svg.ts';

const centre = 120;

/** An open seal: the ring's gap holds the two lines of a result. */
const seal =
	circle(centre, centre, 117, white) +
	stroke(arc(centre, centre, 112, 104, 436), deepTeal, 7) +
	stroke(arc(centre, centre, 99, 108, 432), '#CFE3E5', 1.5) +
	bar(109, 214, 7, 22, teal, 1) +
	bar(124, 214, 7, 22, teal, 1);

export const emblems = {
	/** A tick: cleared. */
	tick: stroke('M94 72L112 90L148 52', teal, 10),
	/** Twelve points in a circle. */
	circleOfPoints: Array.from({ length: 12 }, (_, hour) => {
		const point = onCircle(centre, 70, 24, hour * 30);
		return circle(point.x, point.y, 3.6, teal);
	}).join(''),
	/** A cross: medicine. */
	cross: bar(114, 46, 12, 48, teal, 2) + bar(96, 64, 48, 12, teal, 2),
	/** Levels of a system. */
	levels: bar(94, 84, 52, 10, teal, 2) + bar(103, 66, 34, 10, teal, 2) + bar(112, 48, 16, 10, teal, 2),
	/** A drop: a sample. */
	drop: path('M120 42C128 54 139 66 139 78A19 19 0 0 1 101 78C101 66 112 54 120 42Z', teal),
	/** A shield. */
	shield: path('M120 42L144 51V68C144 82 134 92 120 97C106 92 96 82 96 68V51Z', teal),
	/** A house: used at home. */
	house: path('M120 43L147 67H139V94H126V77H114V94H101V67H93Z', teal),
};

export const certificationMark = (text: string, emblem: string, size = 54): Drawing => ({
	width: 240,
	height: 240,
	body:
		seal +
		place(emblem, 'translate(0 3)') +
		letters({ text, size, weight: 800, tracking: 0.02 }, centre, 163, ink, 0.5),
});

export const certificationMarks: Record<string, Drawing> = {
	'mark-fda': certificationMark('FDA', emblems.tick),
	'mark-ce': certificationMark('CE', emblems.circleOfPoints),
	'mark-nmpa': certificationMark('NMPA', emblems.cross),
	'mark-iso': certificationMark('ISO', emblems.levels),
	'mark-clia': certificationMark('CLIA', emblems.drop),
	'mark-eua': certificationMark('EUA', emblems.shield),
	'mark-otc': certificationMark('OTC', emblems.house),
};
