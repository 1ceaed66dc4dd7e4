import { teal } from '@site/paper/colours';
import type { Sheet } from './layout/sheet.ts';
import type { Order } from './order.ts';
import type { ProductFacts } from './product-facts.ts';

/** Identifies the paper: its product, its revision and the day from which it applies. */
export const issueLine = ({ facts, words, revision }: Order): string =>
	[
		`${words.reference}${words.colon}${facts.references.join(', ')}`,
		`${words.revision} ${revision.name}`,
		words.from(revision.effectiveOn),
	].join('   ·   ');

/** The statement required with a product under emergency use. */
export function writeStatement(sheet: Sheet, { statement }: ProductFacts): void {
	sheet.paragraph(statement, teal);
}
