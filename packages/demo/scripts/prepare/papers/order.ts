import type { PaperForm } from '../../../src/papers/forms.ts';
import type { Omission } from '../../../src/papers/histories.ts';
import type { Label } from './label.ts';
import type { ProductFacts } from './product-facts.ts';
import type { Companion, Container, Layer } from './profile.ts';
import type { CompanionWords } from './words/companion-words.ts';
import type { InstructionWords } from './words/words.ts';

/** All that a paper is made from: the same order makes the same bytes. */
export type Order = {
	form: PaperForm;
	facts: ProductFacts;
	/** For whom, what kind and what circumstances it speaks. */
	layers: readonly Layer[];
	/** What the unopened test is in; null for an instrument. */
	container: Container | null;
	label: Label;
	companions: readonly { relation: Companion; names: readonly string[] }[];
	words: InstructionWords;
	companion: CompanionWords;
	/** What is printed of the revision: its name and the day from which it holds. */
	revision: { name: string; effectiveOn: string };
	/** The revisions up to this one, the first at the top. */
	history: readonly { name: string; effectiveOn: string; changes: string }[];
	/** What an earlier revision did not say yet. */
	leftOut: readonly Omission[];
	/** A JPEG of 1200 by 630. */
	picture: Buffer | null;
};
