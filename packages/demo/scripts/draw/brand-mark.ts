import { brand } from '@site/contract/brand';
import { coral, ink, teal, white } from '@site/paper/colours';
import { letters, widthOf } from './lettering.ts';
import { circle, type Drawing, path, place } from './svg.ts';

export const variants = { colour: [teal, coral, ink], ink: [ink, ink, ink], white: [white, white, white] } as const;
export type Variant = keyof typeof variants;

const ring = 'M50 100A50 50 0 1 1 100 50H73A23 23 0 1 0 50 73Z';

const markBody = (ringColour: string, dotColour: string) => path(ring, ringColour) + circle(79, 81, 19, dotColour);

/** The mark in a square of the given side. */
export const markAt = (x: number, y: number, side: number, ringColour: string, dotColour: string) =>
	place(markBody(ringColour, dotColour), `translate(${x} ${y}) scale(${side / 100})`);

export function mark(variant: Variant): Drawing {
	const [ringColour, dotColour] = variants[variant];
	return { width: 100, height: 100, body: markBody(ringColour, dotColour) };
}

/** The mark with the name beside it. */
export function wordmark(variant: Variant): Drawing {
	const [ringColour, dotColour, nameColour] = variants[variant];
	const name = { text: brand.name, size: 86, weight: 700, tracking: -0.02 } as const;
	return {
		width: Math.ceil(128 + widthOf(name)),
		height: 100,
		body: markBody(ringColour, dotColour) + letters(name, 126, 81, nameColour),
	};
}
