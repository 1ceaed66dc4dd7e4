import { introduction, readings } from '@site/contract/readings';
import { resultGuide } from './layout/result-guide.ts';
import type { Sheet } from './layout/sheet.ts';
import type { Order } from './order.ts';

/** When to read, what may be seen, what it means and what to do then: as the site says it. */
export function writeReading(sheet: Sheet, { facts: { guide, specifications }, words }: Order): void {
	if (!guide) {
		sheet.paragraph(words.readAt(specifications.get('timeToResult') ?? '–'));
		sheet.paragraph(words.controlResult);
		return;
	}
	const { reading } = words;
	sheet.paragraph(introduction(guide, reading));
	resultGuide(sheet, readings(guide, reading));
}
