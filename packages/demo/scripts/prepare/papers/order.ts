import type { PaperForm } from '../../../src/papers/forms.ts';
import type { Omission } from '../../../src/papers/histories.ts';
import type { Label } from './label.ts';
import type { ProductFacts } from './product-facts.ts';
import type { Companion, Container, Layer } from './profile.ts';
import type { CompanionWords } from './words/companion-words.ts';
import type { InstructionWords } from './words/words.ts';

/** All data of a paper: the same order makes the same bytes. */
export type Order = {
	form: PaperForm;
	facts: ProductFacts;
	/** The readers, the kind and the circumstances that the paper is written for. */
	layers: readonly Layer[];
	/** The packaging of the unopened test; null for an instrument. */
	container: Container | null;
	label: Label;
	companions: readonly { relation: Companion; names: readonly string[] }[];
	words: InstructionWords;
	companion: CompanionWords;
	/** The printed name of the revision, and the day from which it applies. */
	revision: { name: string; effectiveOn: string };
	/** The revisions up to this one, the first at the top. */
	history: readonly { name: string; effectiveOn: string; changes: string }[];
	/** Parts that an earlier revision did not have yet. */
	leftOut: readonly Omission[];
	/** A JPEG of 1200 by 630. */
	picture: Buffer | null;
};
