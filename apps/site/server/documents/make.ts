import { brand } from '@site/contract/brand';
import { safetyParts } from '@site/contract/product-documents';
import { writeBrochure } from './brochure.ts';
import { writeGuide } from './guide.ts';
import { writeInstructions } from './instructions.ts';
import { openSheet, type Sheet } from './layout/sheet.ts';
import { writeCleaning, writeManual } from './manual.ts';
import type { Order } from './order.ts';
import { writeSafetyData } from './safety-data.ts';

const writers: Partial<Record<Order['kind'], (sheet: Sheet, order: Order) => void>> = {
	'instructions-for-use': writeInstructions,
	'quick-reference-card': writeGuide,
	'wall-chart': writeGuide,
	'user-manual': writeManual,
	'cleaning-guide': writeCleaning,
	'product-brochure': writeBrochure,
	'product-sheet': writeBrochure,
};

export async function makeDocument(order: Order): Promise<Buffer> {
	const { kind, facts, words, companion, revision } = order;
	const name = kind === 'instructions-for-use' ? words.title : companion.kinds[kind];
	const part = safetyParts.find((candidate) => kind === `safety-data-sheet-${candidate}`);
	const sheet = openSheet({
		title: `${facts.title}: ${part ? `${name}, ${companion.parts[part]}` : name}`,
		subject: `${facts.reference}, ${words.sample}`,
		kind: name,
		imprint: [brand.company, `REF ${facts.reference}`, `${words.revision} ${revision}`, '2026-11'].join('   ·   '),
		words,
	});
	if (part) writeSafetyData(sheet, order, part);
	else writers[kind]?.(sheet, order);
	return sheet.finish();
}
