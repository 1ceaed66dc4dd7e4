import { ink } from '@site/paper/colours';
import type { Paper } from '@site/paper/paper';
import type { SymbolName } from '../words/words.ts';
import { left, type Sheet, width } from './sheet.ts';

const boxed = (sheet: Sheet, word: string, x: number, y: number) => {
	sheet.document.rect(x, y, 30, 16).stroke();
	sheet.set.write(word, { size: 9, weight: 'bold', color: ink }, x, y + 2, { width: 30, align: 'center' });
};

const drawings: Record<SymbolName, (sheet: Sheet, document: Paper, x: number, y: number) => void> = {
	ivd: (sheet, _, x, y) => boxed(sheet, 'IVD', x, y),
	ref: (sheet, _, x, y) => boxed(sheet, 'REF', x, y),
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
};

/** The symbols of the label with what they mean, three in a row. */
export function symbolTable(sheet: Sheet, meanings: Record<SymbolName, string>): void {
	const names = Object.keys(drawings) as SymbolName[];
	sheet.figure(72, names.map((name) => meanings[name]).join('. '), (document, y) => {
		names.forEach((name, at) => {
			const x = left + (at % 3) * (width / 3);
			const line = y + 6 + Math.floor(at / 3) * 34;
			document.lineWidth(1).strokeColor(ink);
			drawings[name](sheet, document, x, line);
			sheet.set.write(meanings[name], { size: 8, weight: 'regular', color: ink }, x + 38, line + 1, {
				width: width / 3 - 44,
			});
		});
	});
}
