import type { PaperForm, SafetyPart } from '../../../../src/papers/forms.ts';

/** The words of the papers beside the instructions; these papers exist in the site's two languages. */
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
	cleaning: string;
	cleaningSteps: string[];
	never: string;
	neverSteps: string[];
	parts: Record<SafetyPart, string>;
	/** The sixteen sections, each with its heading. */
	safety: (part: SafetyPart, product: { title: string; reference: string; maker: string }) => [string, string][];
};
