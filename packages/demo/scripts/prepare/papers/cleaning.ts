import { sentences } from './instructions.ts';
import { issueLine } from './issue.ts';
import type { Sheet } from './layout/sheet.ts';
import type { Order } from './order.ts';

export function writeCleaning(sheet: Sheet, order: Order): void {
	const { facts, words, companion } = order;
	sheet.title(facts.title, [issueLine(order)]);
	sheet.heading(companion.cleaning);
	sheet.list(companion.cleaningSteps, true);
	sheet.heading(companion.never);
	sheet.list(companion.neverSteps);
	sheet.heading(words.headings.care);
	sheet.list(sentences(order, 'care'));
	sheet.heading(words.headings.manufacturer);
	sheet.paragraph(facts.maker.join(', '));
}
