import { ink } from '@site/paper/colours';
import type { Paper } from '@site/paper/paper';
import type { SymbolName } from '../label.ts';
import { left, type Sheet, width } from './sheet.ts';

const boxed =
	(...words: string[]) =>
	(sheet: Sheet, document: Paper, x: number, y: number) => {
		const part = 30 / words.length;
		words.forEach((word, at) => {
			document.rect(x + at * part, y, part, 16).stroke();
			const size = words.length > 1 ? 6.5 : 9;
			const style = { size, weight: 'bold', color: ink } as const;
			sheet.set.write(word, style, x + at * part, y + 7 - size / 2, { width: part, align: 'center' });
		});
	};

/** Our own drawings of the symbols of ISO 15223-1, each within 30 by 16. */
const drawings: Record<SymbolName, (sheet: Sheet, document: Paper, x: number, y: number) => void> = {
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
	temperature: (_, document, x, y) => {
		document.roundedRect(x + 12.5, y - 1, 5, 13, 2.5).stroke();
		document.circle(x + 15, y + 14, 4).fillAndStroke(ink, ink);
		for (const line of [2, 8])
			document
				.moveTo(x + 19, y + line)
				.lineTo(x + 25, y + line)
				.stroke();
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
	representative: boxed('EC', 'REP'),
	/** Two half circles, the second with a bar in its middle. */
	ce: (_, document, x, y) => {
		document.lineWidth(2.2);
		for (const edge of [x + 10, x + 24]) document.path(`M${edge} ${y + 1.1}a6.9 6.9 0 0 0 0 13.8`).stroke();
		document.path(`M${x + 17.5} ${y + 8}h5.5`).stroke();
		document.lineWidth(1);
	},
};

type Shown = { name: SymbolName; means: string; number: string };

/** The symbols of the label with what they mean, three in a row. */
export function symbolTable(sheet: Sheet, symbols: readonly Shown[]): void {
	const rows = Math.ceil(symbols.length / 3);
	const alt = symbols.map(({ means, number }) => [means, number].filter(Boolean).join(' ')).join('. ');
	sheet.figure(6 + rows * 34, alt, (document, y) => {
		symbols.forEach(({ name, means, number }, at) => {
			const x = left + (at % 3) * (width / 3);
			const line = y + 6 + Math.floor(at / 3) * 34;
			document.lineWidth(1).strokeColor(ink);
			drawings[name](sheet, document, x, line);
			const style = { size: 8, weight: 'regular', color: ink } as const;
			if (number) sheet.set.write(number, { ...style, size: 7 }, x, line + 17, { width: 30, align: 'center' });
			sheet.set.write(means, style, x + 38, line + 1, { width: width / 3 - 44 });
		});
	});
}
