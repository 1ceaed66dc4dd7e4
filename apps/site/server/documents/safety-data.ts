import type { SafetyPart } from '@site/contract/product-documents';
import type { Sheet } from './layout/sheet.ts';
import type { Order } from './order.ts';

/** The sixteen sections that a safety data sheet has everywhere. */
export function writeSafetyData(sheet: Sheet, { facts, words, companion, revision }: Order, part: SafetyPart): void {
	sheet.title(`${facts.title}: ${companion.parts[part]}`, [
		`${words.reference}: ${facts.reference}   ·   ${words.revision} ${revision}`,
	]);
	const maker = facts.maker.join(', ');
	for (const [heading, text] of companion.safety(part, { ...facts, maker })) {
		sheet.heading(heading);
		sheet.paragraph(text);
	}
}
