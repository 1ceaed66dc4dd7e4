import { bare, type Drawing, rect, type Shape, testLine, text } from './device-shapes.ts';
import type { DeviceKind } from './result-guide.ts';
import type { DrawnStrip } from './said-reading.ts';

const width = 264;
const mostInRow = 6;
const row = { height: 86, window: 62 };

/** Upright strips, each below its code, with C above T. */
function strips(shown: readonly DrawnStrip[], left: number, top: number, room: number): Shape[] {
	const inRow = shown.length > mostInRow ? Math.ceil(shown.length / 2) : shown.length;
	const step = room / inRow;
	const wide = Math.min(24, step - 10);
	return shown.flatMap(({ code = '', lines }, at) => {
		const middle = left + step * ((at % inRow) + 0.5);
		const y = top + Math.floor(at / inRow) * row.height;
		return [
			text(middle, y + 10, 10, code),
			rect(middle - wide / 2, y + 16, wide, row.window, 'window', 4),
			...lines.flatMap(({ strength }, number) =>
				testLine({ x: middle - wide / 2 + 1, y: y + 28 + number * 24, width: wide - 2, height: 5 }, strength),
			),
		];
	});
}

/** The letters beside the first strip of each row. */
const letters = (x: number, top: number, rows: number): Shape[] =>
	Array.from({ length: rows }, (_, at) => top + at * row.height).flatMap((y) => [
		text(x, y + 35, 10, 'C'),
		text(x, y + 59, 10, 'T'),
	]);

/** Several strips side by side: in the wall of a cup, on a card that is dipped, in a device for oral fluid. */
export function panelDrawing(kind: DeviceKind, shown: readonly DrawnStrip[]): Drawing {
	const rows = shown.length > mostInRow ? 2 : 1;
	const inside = rows * row.height;
	if (kind === 'cup')
		return {
			width,
			height: inside + 50,
			shapes: [
				rect(12, 2, 240, 24, 'part', 7),
				rect(22, 26, 220, inside + 22, 'case', 12),
				...strips(shown, 44, 34, 194),
				...letters(34, 34, rows),
			],
		};
	if (kind === 'oral-fluid')
		return {
			width,
			height: inside + 44,
			shapes: [
				rect(112, 2, 40, 16, 'part', 4),
				rect(52, 14, 160, inside + 14, 'case', 12),
				bare(36, inside + 26, 192, 14, 'part', 6),
				...strips(shown, 72, 20, 134),
				...letters(64, 20, rows),
			],
		};
	const step = 236 / Math.min(shown.length, 10);
	return {
		width,
		height: inside + 50,
		shapes: [
			...shown.map((_, at) => rect(16 + at * step, inside + 20, step - 8, 26, 'shade', 2)),
			rect(2, 2, 260, inside + 22, 'case', 12),
			...strips(shown, 24, 10, 232),
			...letters(14, 10, rows),
		],
	};
}
