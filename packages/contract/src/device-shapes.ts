/** The parts of a picture of a device: pages draw it as SVG, papers as PDF. */
export type Fill = 'case' | 'window' | 'shade' | 'line' | 'ink' | 'part' | `#${string}`;
export type Shape =
	| {
			kind: 'rect';
			x: number;
			y: number;
			width: number;
			height: number;
			r?: number;
			fill: Fill;
			edge?: boolean;
			opacity?: number;
	  }
	| { kind: 'circle'; x: number; y: number; r: number; fill: Fill; edge?: boolean }
	| { kind: 'text'; x: number; y: number; size: number; text: string };
export type Drawing = { width: number; height: number; shapes: Shape[] };

/** Red to magenta, the color of colloidal gold on white. */
export const lineColor = '#b0124c';

export const rect = (x: number, y: number, width: number, height: number, fill: Fill, r = 0): Shape => ({
	kind: 'rect',
	x,
	y,
	width,
	height,
	fill,
	r,
	edge: true,
});
export const bare = (x: number, y: number, width: number, height: number, fill: Fill, r = 0): Shape => ({
	kind: 'rect',
	x,
	y,
	width,
	height,
	fill,
	r,
});
export const circle = (x: number, y: number, r: number, fill: Fill, edge = true): Shape => ({
	kind: 'circle',
	x,
	y,
	r,
	fill,
	edge,
});
export const text = (x: number, y: number, size: number, words: string): Shape => ({
	kind: 'text',
	x,
	y,
	size,
	text: words,
});

/** A line of a test; none where its strength is 0. */
export const testLine = (place: { x: number; y: number; width: number; height: number }, strength: number): Shape[] =>
	strength === 0 ? [] : [{ kind: 'rect', ...place, r: 1, fill: 'line', opacity: strength }];
