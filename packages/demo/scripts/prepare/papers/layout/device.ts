import { type Drawing, type Fill, lineColor } from '@site/contract/device-shapes';
import { deepTeal, ink, mist, white } from '@site/paper/colours';
import type { Sheet } from './sheet.ts';

const colors = {
	case: white,
	window: '#FFFBFC',
	shade: '#EEF3F4',
	line: lineColor,
	ink,
	part: deepTeal,
} satisfies Partial<Record<Fill, string>>;

const isNamed = (fill: Fill): fill is keyof typeof colors => Object.hasOwn(colors, fill);
const colorOf = (fill: Fill): string => (isNamed(fill) ? colors[fill] : fill);

/** The same shapes as on the site. */
export function drawShapes(sheet: Sheet, { shapes }: Drawing, x: number, y: number, scale: number): void {
	const { document, set } = sheet;
	document.lineWidth(0.6);
	for (const shape of shapes) {
		const left = x + shape.x * scale;
		const top = y + shape.y * scale;
		if (shape.kind === 'text') {
			const size = shape.size * scale;
			const style = { size, weight: 'semibold', color: ink } as const;
			set.write(shape.text, style, left - 40, top - size, { width: 80, align: 'center' });
			continue;
		}
		if (shape.kind === 'circle') document.circle(left, top, shape.r * scale);
		else document.roundedRect(left, top, shape.width * scale, shape.height * scale, (shape.r ?? 0) * scale);
		if (shape.edge) document.fillAndStroke(colorOf(shape.fill), mist);
		else document.fillOpacity(shape.kind === 'rect' ? (shape.opacity ?? 1) : 1).fill(colorOf(shape.fill));
		document.fillOpacity(1).lineWidth(0.6);
	}
}
