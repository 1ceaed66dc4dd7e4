import { coral, ink, mist, pale, teal, white } from '@site/paper/colours';
import { left, type Sheet, width } from './sheet.ts';

/** What stands beside a device, and on each of its strips the marks and those of them that show a line. */
export type Result = { title: string; meaning: string; strips: { marks: string[]; shown: string[] }[] };

const inRow = 3;
const column = width / inRow;
const device = { width: 132, height: 46, strip: 40 };
const view = { x: 46, width: 72, height: 18 };

/** Devices side by side, with the lines that each result shows. */
export function resultGuide(sheet: Sheet, results: Result[]): void {
	for (let at = 0; at < results.length; at += inRow) row(sheet, results.slice(at, at + inRow));
	sheet.skip(6);
}

function row(sheet: Sheet, results: Result[]): void {
	const alt = results.map(({ title, meaning }) => `${title}: ${meaning}`).join(' ');
	const strips = Math.max(...results.map((result) => result.strips.length));
	const height = device.height + (strips - 1) * device.strip;
	sheet.figure(height + 78, alt, (document, y) => {
		results.forEach((result, at) => {
			const x = left + at * column;
			document.roundedRect(x, y + 4, column - 10, height + 66, 6).fill(pale);
			const deviceX = x + (column - 10 - device.width) / 2;
			document
				.lineWidth(0.8)
				.roundedRect(deviceX, y + 16, device.width, height, 8)
				.fillAndStroke(white, mist);
			result.strips.forEach((strip, number) => {
				drawStrip(sheet, document, strip, deviceX, y + 16 + number * device.strip);
			});
			const centered = { width: column - 26, align: 'center', lineGap: 1 } as const;
			sheet.set.write(result.title, { size: 10, weight: 'bold', color: ink }, x + 8, y + height + 22, centered);
			sheet.set.write(result.meaning, { size: 8, weight: 'regular', color: ink }, x + 8, y + height + 38, centered);
		});
	});
}

function drawStrip(
	sheet: Sheet,
	document: Sheet['document'],
	{ marks, shown }: Result['strips'][number],
	x: number,
	y: number,
): void {
	const top = y + 14;
	document.circle(x + 24, top + view.height / 2, 8).fillAndStroke(pale, mist);
	document.roundedRect(x + view.x, top, view.width, view.height, 3).fillAndStroke(pale, mist);
	const step = view.width / (marks.length + 1);
	marks.forEach((mark, index) => {
		const middle = x + view.x + step * (index + 1);
		if (shown.includes(mark))
			document.rect(middle - 1.75, top + 1, 3.5, view.height - 2).fill(mark === 'C' ? teal : coral);
		const letter = { size: 7, weight: 'semibold', color: ink } as const;
		sheet.set.write(mark, letter, middle - step / 2, y + 3, { width: step, align: 'center' });
	});
}
