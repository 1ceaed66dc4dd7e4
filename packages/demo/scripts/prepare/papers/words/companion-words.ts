import type { PaperForm, SafetyPart } from '../../../../src/papers/forms.ts';
import type { UsedBy } from './words.ts';

/** What the papers beside the instructions say; they come in the site's two languages. */
export type CompanionWords = {
	kinds: Record<PaperForm, string>;
	highlights: string;
	benefits: string;
	atAGlance: string;
	certifications: string;
	order: string;
	contact: string;
	notInstead: string;
	before: string;
	beforeSteps: UsedBy<string[]>;
	care: string;
	careSteps: string[];
	cleaning: string;
	cleaningSteps: string[];
	never: string;
	neverSteps: string[];
	parts: Record<SafetyPart, string>;
	/** The sixteen sections, each with its heading. */
	safety: (part: SafetyPart, product: { title: string; reference: string; maker: string }) => [string, string][];
};
