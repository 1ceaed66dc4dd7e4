import type { ProductDocumentKind } from '@site/contract/product-documents';
import type { ProductFacts } from './product-facts.ts';
import type { Reading } from './reading.ts';
import type { CompanionWords } from './words/companion-words.ts';
import type { InstructionWords } from './words/words.ts';

/** All that a paper is made from: the same order makes the same bytes. */
export type Order = {
	kind: ProductDocumentKind;
	facts: ProductFacts;
	reading: Reading;
	words: InstructionWords;
	companion: CompanionWords;
	revision: string;
	/** A JPEG of 1200 by 630. */
	picture: Buffer | null;
};
