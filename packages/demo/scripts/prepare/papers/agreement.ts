import type { Sheet } from './layout/sheet.ts';
import type { ProductFacts } from './product-facts.ts';
import type { InstructionWords } from './words/words.ts';

/** The figures of agreement, never without what they were compared with. */
export function writeAgreement(
	sheet: Sheet,
	{ targets, comparators }: NonNullable<ProductFacts['agreement']>,
	{ target, positive, negative, comparator }: InstructionWords['agreement'],
): void {
	sheet.table([[target, positive, negative], ...targets], [0.24, 0.38, 0.38], true);
	if (comparators.length > 0) sheet.paragraph(`${comparator}: ${comparators.join(', ')}`);
}
