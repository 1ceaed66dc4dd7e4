import { coral, ink, mist, pale, teal, white } from '@site/paper/colours';
import { left, type Sheet, width } from './sheet.ts';

export type Result = { title: string; meaning: string; control: boolean; test: boolean };

const column = width / 3;
const device = { width: 132, height: 46 };

/** Three devices side by side, with the lines that each result shows. */
export function resultGuide(sheet: Sheet, results: Result[]): void {
	const alt = results.map(({ title, meaning }) => `${title}: ${meaning}`).join(' ');
	sheet.figure(124, alt, (document, y) => {
		results.forEach(({ title, meaning, control, test }, at) => {
			const x = left + at * column;
			document.roundedRect(x, y + 4, column - 10, 112, 6).fill(pale);
			const deviceX = x + (column - 10 - device.width) / 2;
			document
				.lineWidth(0.8)
				.roundedRect(deviceX, y + 16, device.width, device.height, 8)
				.fillAndStroke(white, mist);
			document.circle(deviceX + 24, y + 16 + device.height / 2, 8).fillAndStroke(pale, mist);
			document.roundedRect(deviceX + 48, y + 30, 66, 18, 3).fillAndStroke(pale, mist);
			if (control) document.rect(deviceX + 68, y + 31, 3.5, 16).fill(teal);
			if (test) document.rect(deviceX + 92, y + 31, 3.5, 16).fill(coral);
			const letter = { size: 7, weight: 'semibold', color: ink } as const;
			sheet.set.write('C', letter, deviceX + 66, y + 19, {});
			sheet.set.write('T', letter, deviceX + 91, y + 19, {});
			const centered = { width: column - 26, align: 'center', lineGap: 1 } as const;
			sheet.set.write(title, { size: 10, weight: 'bold', color: ink }, x + 8, y + 68, centered);
			sheet.set.write(meaning, { size: 8, weight: 'regular', color: ink }, x + 8, y + 84, centered);
		});
	});
	sheet.skip(6);
}
