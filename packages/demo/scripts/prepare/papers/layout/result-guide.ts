import { drawingOf } from '@site/contract/device-drawing';
import type { SaidReading } from '@site/contract/said-reading';
import { ink, pale, teal } from '@site/paper/colours';
import { drawShapes } from './device.ts';
import { left, type Sheet, width } from './sheet.ts';
import type { Style } from './type.ts';

const inRow = 3;
const column = width / inRow;
const inner = column - 26;
const scale = 0.5;

type Line = { text: string; style: Style };

/** The lines of a result: its look, its meaning and the next step. */
function wordsOf({ sees, title, text, next, fields }: SaidReading): Line[] {
	const small = (weight: Style['weight'], color = ink): Style => ({ size: 8, weight, color });
	return [
		{ text: sees, style: small('medium', teal) },
		{ text: title, style: { size: 10, weight: 'bold' as const, color: ink } },
		{ text: fields.map(({ means }) => means).join(' · '), style: small('medium') },
		{ text, style: small('regular') },
		{ text: next, style: small('regular') },
	].filter((line) => line.text !== '');
}

/** Devices side by side, each with its reading. */
export function resultGuide(sheet: Sheet, results: readonly SaidReading[]): void {
	for (let at = 0; at < results.length; at += inRow) row(sheet, results.slice(at, at + inRow));
	sheet.skip(6);
}

function row(sheet: Sheet, results: readonly SaidReading[]): void {
	const place = { width: inner, lineGap: 1 };
	const cards = results.map((result) => ({
		drawing: drawingOf(result.drawn),
		lines: wordsOf(result).map((line) => ({ ...line, height: sheet.set.height(line.text, line.style, place) + 2 })),
	}));
	const drawn = Math.max(...cards.map(({ drawing }) => drawing.height * scale));
	const said = Math.max(...cards.map(({ lines }) => lines.reduce((sum, { height }) => sum + height, 0)));
	const alt = results
		.map((result) =>
			wordsOf(result)
				.map(({ text }) => text)
				.join(' '),
		)
		.join(' ');
	sheet.figure(drawn + said + 34, alt, (document, y) => {
		cards.forEach(({ drawing, lines }, at) => {
			const x = left + at * column;
			document.roundedRect(x, y + 4, column - 10, drawn + said + 24, 6).fill(pale);
			drawShapes(sheet, drawing, x + (column - 10 - drawing.width * scale) / 2, y + 12, scale);
			let line = y + drawn + 18;
			for (const { text, style, height } of lines) {
				sheet.set.write(text, style, x + 8, line, place);
				line += height;
			}
		});
	});
}
