import type { ProductDocumentKind, SafetyPart } from '@site/contract/product-documents';

/** What the papers beside the instructions say; they come in the site's two languages. */
export type CompanionWords = {
	kinds: Record<ProductDocumentKind, string>;
	highlights: string;
	benefits: string;
	atAGlance: string;
	certifications: string;
	order: string;
	contact: string;
	notInstead: string;
	before: string;
	beforeSteps: string[];
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
