import { ink, pale, teal, white } from '@site/paper/colours';
import { readingOf, sentences } from './instructions.ts';
import { issueLine, writeStatement } from './issue.ts';
import { left, type Sheet, width } from './layout/sheet.ts';
import type { Order } from './order.ts';
import { writeBlocks } from './write-blocks.ts';

/** One page for the bench or the wall: the steps in order, and how to read the result. The chart has larger type. */
export function writeGuide(sheet: Sheet, order: Order): void {
	const { form, facts, words, companion } = order;
	const size = form === 'wall-chart' ? 13 : 11;
	sheet.title(facts.title, [issueLine(order)]);
	writeStatement(sheet, facts);
	sheet.heading(companion.before);
	const container = order.container && words.containers[order.container];
	sheet.list([...(container ? [words.check(container)] : []), ...sentences(order, 'before')]);
	sheet.heading(words.headings.procedure);
	for (const [at, step] of facts.procedure.entries()) numbered(sheet, step, at + 1, size);
	sheet.heading(words.headings.results);
	writeBlocks(sheet, readingOf(order));
	sheet.paragraph(companion.notInstead, teal);
}

function numbered(sheet: Sheet, text: string, number: number, size: number): void {
	const style = { size, weight: 'medium', color: ink } as const;
	const height = sheet.set.height(text, style, { width: width - 62, lineGap: 2.5 }) + 14;
	sheet.room(height + 4);
	const { y, document } = sheet;
	document.roundedRect(left, y, width, height, 6).fill(pale);
	document.circle(left + 22, y + height / 2, 12).fill(teal);
	sheet.set.write(String(number), { size: 12, weight: 'bold', color: white }, left + 10, y + height / 2 - 8, {
		width: 24,
		align: 'center',
	});
	sheet.skip(7);
	sheet.write(text, style, { x: left + 48, width: width - 62, after: 0 });
	sheet.skip(y + height + 5 - sheet.y);
}
