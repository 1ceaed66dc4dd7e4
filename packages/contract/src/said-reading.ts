import type { DeviceKind } from './result-guide.ts';

/** How dark a line is: 0 is none, 1 is that of a control line. */
export type DrawnLine = { mark: string; strength: number };
export type DrawnStrip = { code?: string; lines: DrawnLine[] };

/** What a picture of a result shows. */
export type Drawn = {
	device: DeviceKind;
	strips: DrawnStrip[];
	/** The shades of a scale, and which of them the test line is nearest to. */
	scale?: { shades: number[]; nearest: number };
	/** The pads of a strip, the one in question, and the fields of the chart beside it. */
	pads?: { colors: string[]; asked: number; fields: string[] };
	display?: string;
	/** Only the time has passed. */
	isLate?: boolean;
};

/** One thing that somebody may see, what it means and what to do. */
export type SaidReading = {
	id: string;
	sees: string;
	title: string;
	text: string;
	next: string;
	/** What each color of a chart means. */
	fields: { color: string; means: string }[];
	drawn: Drawn;
};
