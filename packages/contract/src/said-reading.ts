import type { DeviceKind } from './result-guide.ts';

/** `strength`: 0 is no line, 1 is as dark as a control line. */
export type DrawnLine = { mark: string; strength: number };
export type DrawnStrip = { code?: string; lines: DrawnLine[] };

/** The content of a picture of a result. */
export type Drawn = {
	device: DeviceKind;
	strips: DrawnStrip[];
	/** The shades of a scale, and the one nearest to the test line. */
	scale?: { shades: number[]; nearest: number };
	/** The pads of a strip, the one that is read, and the fields of its chart. */
	pads?: { colors: string[]; asked: number; fields: string[] };
	display?: string;
	/** The result is read too late. */
	isLate?: boolean;
};

/** A possible result, its meaning and the next step. */
export type SaidReading = {
	id: string;
	sees: string;
	title: string;
	text: string;
	next: string;
	/** The meaning of each color of a chart. */
	fields: { color: string; means: string }[];
	drawn: Drawn;
};
