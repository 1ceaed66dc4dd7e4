import { bare, circle, type Drawing, rect, type Shape, testLine, text } from './device-shapes.ts';
import { panelDrawing } from './panel-drawing.ts';
import type { Drawn, DrawnStrip } from './said-reading.ts';

const width = 264;

/** A horizontal window, with its marks above. */
function window({ lines }: DrawnStrip, place: { x: number; y: number; width: number; height: number }): Shape[] {
	const step = place.width / (lines.length + 1);
	return [
		rect(place.x, place.y, place.width, place.height, 'window', Math.min(9, place.height / 3)),
		...lines.flatMap(({ mark, strength }, at): Shape[] => {
			const x = place.x + step * (at + 1);
			return [
				text(x, place.y - 8, 18, mark),
				...testLine({ x: x - 3, y: place.y + 2, width: 6, height: place.height - 4 }, strength),
			];
		}),
	];
}

function cassette(strips: readonly DrawnStrip[]): Drawing {
	const height = 90 + (strips.length - 1) * 72;
	return {
		width,
		height,
		shapes: [
			rect(1, 1, width - 2, height - 2, 'case', 16),
			...strips.flatMap((strip, at) => {
				const y = 34 + at * 72;
				return [
					circle(226, y + 16, 22, 'shade'),
					circle(226, y + 16, 11, 'case'),
					...window(strip, { x: 18, y, width: 172, height: 38 }),
				];
			}),
		],
	};
}

/** A strip that is dipped with its right end, up to the arrows; a plain strip has a line above them. */
function strip(own: DrawnStrip, isDipstick: boolean): Drawing {
	const arrows = [216, 232].map((x) => text(x, 62, 18, '»'));
	const line = isDipstick ? [] : [bare(203, 41, 3, 30, 'ink')];
	return {
		width,
		height: 88,
		shapes: [
			rect(6, 40, 252, 32, 'case', 3),
			bare(7, 41, 58, 30, 'part', 2),
			...window(own, { x: 72, y: 40, width: 122, height: 32 }),
			bare(196, 41, 61, 30, 'shade', 2),
			...line,
			...arrows,
		],
	};
}

/** Its tip on the right: urine reaches the test line first, the control line is nearer the handle. */
function midstream(own: DrawnStrip): Drawing {
	return {
		width,
		height: 92,
		shapes: [
			rect(214, 46, 48, 22, 'shade', 11),
			rect(2, 8, 222, 76, 'case', 24),
			...window(own, { x: 56, y: 40, width: 136, height: 34 }),
			...[19, 29, 39].map((x) => bare(x, 36, 3, 30, 'shade', 1)),
		],
	};
}

/** The shades of a printed scale below the device, the nearest one framed. */
function withScale(drawing: Drawing, { shades, nearest }: NonNullable<Drawn['scale']>): Drawing {
	const size = 40;
	const top = drawing.height + 10;
	const first = (width - shades.length * (size + 12) + 12) / 2;
	return {
		width,
		height: top + 38,
		shapes: [
			...drawing.shapes,
			...shades.flatMap((shade, at): Shape[] => {
				const x = first + at * (size + 12);
				const frame = at === nearest ? [bare(x - 5, top - 5, size + 10, 38, 'ink', 7)] : [];
				return [
					...frame,
					rect(x, top, size, 28, 'window', 4),
					...testLine({ x: x + size / 2 - 4, y: top + 3, width: 8, height: 22 }, shade),
				];
			}),
		],
	};
}

/** A strip with its pads, the one in question framed, and the fields of its chart. */
function padsDrawing({ colors, asked, fields }: NonNullable<Drawn['pads']>): Drawing {
	const step = Math.min(44, 228 / colors.length);
	const pad = step - 5;
	const wide = fields.length > 0 ? Math.min(52, 240 / fields.length) : 0;
	const left = (width - fields.length * wide) / 2;
	return {
		width,
		height: fields.length > 0 ? 104 : 60,
		shapes: [
			rect(4, 14, 256, 32, 'case', 4),
			...colors.flatMap((color, at): Shape[] => {
				const x = 14 + at * step;
				const frame = at === asked ? [bare(x - 3, 10, pad + 6, 40, 'ink', 4)] : [];
				return [...frame, rect(x, 16, pad, 28, `#${color.slice(1)}`, 2)];
			}),
			...fields.map((color, at) => rect(left + at * wide + 2, 64, wide - 4, 34, `#${color.slice(1)}`, 4)),
		],
	};
}

const display = (shown: string): Drawing => ({
	width,
	height: 132,
	shapes: [
		rect(52, 3, 160, 126, 'case', 18),
		rect(68, 18, 128, 62, 'window', 6),
		text(132, 59, shown.length > 8 ? 17 : shown.length > 5 ? 22 : 30, shown),
		circle(132, 104, 12, 'part', false),
	],
});

const clock = (height: number): Shape[] => [
	circle(width - 26, height - 26, 22, 'case'),
	bare(width - 27.5, height - 42, 3, 17, 'ink', 1),
	bare(width - 27.5, height - 27, 14, 3, 'ink', 1),
];

function device({ device: kind, strips, pads, display: shown }: Drawn): Drawing {
	if (shown !== undefined) return display(shown);
	if (pads) return padsDrawing(pads);
	const [first = { lines: [] }] = strips;
	if (first.code !== undefined) return panelDrawing(kind, strips);
	if (kind === 'strip' || kind === 'dipstick') return strip(first, kind === 'dipstick');
	return kind === 'midstream' ? midstream(first) : cassette(strips);
}

/** A device from above with its result. The text beside it states the same. */
export function drawingOf(drawn: Drawn): Drawing {
	const own = device(drawn);
	const whole = drawn.scale ? withScale(own, drawn.scale) : own;
	return drawn.isLate ? { ...whole, shapes: [...whole.shapes, ...clock(whole.height)] } : whole;
}
