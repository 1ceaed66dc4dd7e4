import type { SafetyPart } from '../../../src/papers/forms.ts';
import { issueLine } from './issue.ts';
import type { Sheet } from './layout/sheet.ts';
import type { Order } from './order.ts';

/** The sixteen standard sections of a safety data sheet. */
export function writeSafetyData(sheet: Sheet, order: Order, part: SafetyPart): void {
	const { facts, companion } = order;
	sheet.title(`${facts.title}: ${companion.parts[part]}`, [issueLine(order)]);
	for (const [heading, text] of companion.safety(part, {
		...facts,
		reference: facts.references.join(', '),
		maker: facts.contact,
	})) {
		sheet.heading(heading);
		sheet.paragraph(text);
	}
}
