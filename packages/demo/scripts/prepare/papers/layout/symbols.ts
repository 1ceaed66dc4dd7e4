import { ink } from '@site/paper/colours';
import type { Paper } from '@site/paper/paper';
import type { LabelSymbol } from '../instructions.ts';
import type { SymbolName } from '../label.ts';
import { left, type Sheet, width } from './sheet.ts';

type Draw = (sheet: Sheet, document: Paper, x: number, y: number, beside: readonly string[]) => void;

const boxed =
	(word: string, width = 30, size = 9): Draw =>
	(sheet, document, x, y) => {
		document.rect(x, y, width, 16).stroke();
		const style = { size, weight: 'bold', color: ink } as const;
		sheet.set.write(word, style, x, y + 7 - size / 2, { width, align: 'center' });
	};
const union = boxed('EC', 13, 6.5);
const representative = boxed('REP', 17, 6.5);

/** The CE mark consists of two circles as high as itself, 1.7 radii apart and 0.3 radii thick. */
const radius = 8;
const middle = 0.85 * radius;
const overhang = 0.1 * radius;

/** Our own drawings of the symbols of ISO 15223-1, each within 30 by 16. */
const drawings: Record<SymbolName, Draw> = {
	ivd: boxed('IVD'),
	ref: boxed('REF'),
	lot: boxed('LOT'),
	serial: boxed('SN'),
	/** An hourglass. */
	expiry: (_, document, x, y) => {
		document.path(`M${x + 9} ${y}h12l-12 16h12Z`).stroke();
	},
	once: (sheet, document, x, y) => {
		document.circle(x + 15, y + 8, 9).stroke();
		document
			.moveTo(x + 9, y + 14.5)
			.lineTo(x + 21, y + 1.5)
			.stroke();
		sheet.set.write('2', { size: 10, weight: 'bold', color: ink }, x, y + 1, { width: 30, align: 'center' });
	},
	/** The lower limit is to the left, the upper one to the right. */
	temperature: (sheet, document, x, y, [lowest = '', highest = '']) => {
		document.roundedRect(x + 13, y - 3, 4, 16, 2).stroke();
		document.circle(x + 15, y + 14, 3.5).fillAndStroke(ink, ink);
		document
			.moveTo(x + 15, y + 14)
			.lineTo(x + 15, y + 5)
			.stroke();
		for (const [from, to, line] of [
			[x + 8, x + 13, y + 9],
			[x + 17, x + 22, y],
		] as const)
			document.moveTo(from, line).lineTo(to, line).stroke();
		const style = { size: 6, weight: 'semibold', color: ink } as const;
		sheet.set.write(lowest, style, x - 12, y + 10, { width: 22, align: 'right' });
		sheet.set.write(highest, style, x + 19, y - 8, { width: 24 });
	},
	read: (sheet, document, x, y) => {
		document.path(`M${x + 3} ${y + 2}q6 -3 12 1q6 -4 12 -1v13q-6 -3 -12 1q-6 -4 -12 -1Z`).stroke();
		document
			.moveTo(x + 15, y + 3)
			.lineTo(x + 15, y + 16)
			.stroke();
		sheet.set.write('i', { size: 9, weight: 'bold', color: ink }, x + 19, y + 2, {});
	},
	maker: (_, document, x, y) => {
		document.path(`M${x + 3} ${y + 16}v-9l6 4v-4l6 4v-4l6 4v-10h6v15Z`).fill(ink);
	},
	representative: (sheet, document, x, y) => {
		union(sheet, document, x, y, []);
		representative(sheet, document, x + 13, y, []);
	},
	ce: (sheet, document, x, y, [notifiedBody = '']) => {
		document.lineWidth(0.3 * radius);
		const centers = [x + 4 + radius, x + 4 + 2.7 * radius];
		for (const center of centers)
			document
				.path(
					`M${center + overhang} ${y + radius - middle}h${-overhang}a${middle} ${middle} 0 0 0 0 ${2 * middle}h${overhang}`,
				)
				.stroke();
		const [, second = x] = centers;
		document.path(`M${second - middle} ${y + radius}h${middle - overhang}`).stroke();
		document.lineWidth(1);
		const style = { size: 7, weight: 'semibold', color: ink } as const;
		if (notifiedBody) sheet.set.write(notifiedBody, style, x, y + 17, { width: 30, align: 'center' });
	},
};

/** The symbols of the label with their meanings, three in a row. */
export function symbolTable(sheet: Sheet, symbols: readonly LabelSymbol[]): void {
	const rows = Math.ceil(symbols.length / 3);
	const alt = symbols.map(({ means, beside }) => [means, ...beside].join(' ')).join('. ');
	sheet.figure(6 + rows * 34, alt, (document, y) => {
		symbols.forEach(({ name, means, beside }, at) => {
			const x = left + (at % 3) * (width / 3);
			const line = y + 6 + Math.floor(at / 3) * 34;
			document.lineWidth(1).strokeColor(ink);
			drawings[name](sheet, document, x, line, beside);
			const style = { size: 8, weight: 'regular', color: ink } as const;
			sheet.set.write(means, style, x + 44, line + 1, { width: width / 3 - 50 });
		});
	});
}
