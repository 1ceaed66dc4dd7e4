import { safetyPartOf } from '../../../src/papers/forms.ts';
import { writeBrochure } from './brochure.ts';
import { writeCleaning } from './cleaning.ts';
import { writeDeclaration, writeLetter } from './conformity.ts';
import { writeFactSheet } from './fact-sheet.ts';
import { writeGuide } from './guide.ts';
import { openSheet, type Sheet } from './layout/sheet.ts';
import type { Order } from './order.ts';
import { writeSafetyData } from './safety-data.ts';
import { writeInstructions } from './write-blocks.ts';

const writers: Partial<Record<Order['form'], (sheet: Sheet, order: Order) => void>> = {
	'instructions-for-use': writeInstructions,
	'quick-reference-card': writeGuide,
	'wall-chart': writeGuide,
	'user-manual': writeInstructions,
	'cleaning-guide': writeCleaning,
	'product-brochure': writeBrochure,
	'product-sheet': writeBrochure,
	'declaration-of-conformity': writeDeclaration,
	'authorization-letter': writeLetter,
	'provider-fact-sheet': writeFactSheet,
	'patient-fact-sheet': writeFactSheet,
};

/** The bytes of a paper: the same order makes the same bytes. */
export async function makePaper(order: Order): Promise<Buffer> {
	const { form, facts, words, companion, revision } = order;
	const name = form === 'instructions-for-use' ? words.title : companion.kinds[form];
	const part = safetyPartOf(form);
	const sheet = openSheet({
		title: `${facts.title}: ${part ? `${name}, ${companion.parts[part]}` : name}`,
		subject: `${facts.references.join(', ')}, ${words.sample}`,
		kind: name,
		imprint: [
			`REF ${facts.references.join(', ')}`,
			`${words.revision} ${revision.name}`,
			words.from(revision.effectiveOn),
			words.addressOfDay,
		].join('   ·   '),
		issuedOn: revision.effectiveOn,
		words,
	});
	if (part) writeSafetyData(sheet, order, part);
	else writers[form]?.(sheet, order);
	return sheet.finish();
}
