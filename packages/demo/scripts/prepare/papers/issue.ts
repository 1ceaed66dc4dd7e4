import { teal } from '@site/paper/colours';
import type { Sheet } from './layout/sheet.ts';
import type { Order } from './order.ts';
import type { ProductFacts } from './product-facts.ts';

/** Which paper this is: its product, its revision and since when it holds. */
export const issueLine = ({ facts, words, revision }: Order): string =>
	[
		`${words.reference}${words.colon}${facts.reference}`,
		`${words.revision} ${revision.name}`,
		words.from(revision.effectiveOn),
	].join('   ·   ');

/** What has to be said of a product under emergency use, wherever it appears. */
export function writeStatement(sheet: Sheet, { statement }: ProductFacts): void {
	sheet.paragraph(statement, teal);
}
