import { deepTeal, ink, teal, white } from '@site/paper/colours';
import { letters } from './lettering.ts';
import { arc, bar, circle, type Drawing, path, place, stroke } from './svg.ts';

const centre = 120;

/** The seal of a certification body: the gap of the ring holds the two lines of a result. */
const seal =
	circle(centre, centre, 117, white) +
	stroke(arc(centre, centre, 112, 104, 436), deepTeal, 7) +
	stroke(arc(centre, centre, 99, 108, 432), '#CFE3E5', 1.5) +
	bar(109, 214, 7, 22, teal, 1) +
	bar(124, 214, 7, 22, teal, 1);

export const emblems = {
	/** Levels of a system. */
	levels: bar(94, 84, 52, 10, teal, 2) + bar(103, 66, 34, 10, teal, 2) + bar(112, 48, 16, 10, teal, 2),
	/** A shield. */
	shield: path('M120 42L144 51V68C144 82 134 92 120 97C106 92 96 82 96 68V51Z', teal),
};

export const certificationMark = (text: string, emblem: string, size = 54): Drawing => ({
	width: 240,
	height: 240,
	body:
		seal +
		place(emblem, 'translate(0 3)') +
		letters({ text, size, weight: 800, tracking: 0.02 }, centre, 163, ink, 0.5),
});

/** Words in a frame, so that the mark cannot pass for an authority's seal of approval. */
const plate = (name: string, right: string): Drawing => ({
	width: 300,
	height: 160,
	body:
		bar(0, 0, 300, 160, white, 14) +
		bar(6, 6, 288, 3, deepTeal, 1) +
		letters({ text: name, size: 56, weight: 800, tracking: 0.02 }, 150, 84, ink, 0.5) +
		letters({ text: right, size: 27, weight: 600 }, 150, 126, teal, 0.5),
});

export const certificationMarks: Record<string, Drawing> = {
	'mark-fda': plate('FDA', '510(k) cleared'),
	'mark-ce': plate('CE', 'in vitro diagnostic'),
	'mark-nmpa': plate('NMPA', 'registered in China'),
	'mark-clia': plate('CLIA', 'waived'),
	'mark-eua': plate('FDA EUA', 'emergency use only'),
	'mark-otc': plate('OTC', 'without prescription'),
};
