import type { DocumentKind } from '@site/contract/document-address';

const safetyParts = [
	'extraction-buffer',
	'extraction-reagents',
	'sample-diluent',
	'test-device',
	'control-material',
] as const;
export type SafetyPart = (typeof safetyParts)[number];

/** The layouts of the sample's papers; several may belong to one kind of document. */
export type PaperForm =
	| 'instructions-for-use'
	| 'quick-reference-card'
	| 'wall-chart'
	| 'user-manual'
	| 'cleaning-guide'
	| 'product-brochure'
	| 'product-sheet'
	| 'declaration-of-conformity'
	| 'authorization-letter'
	| 'provider-fact-sheet'
	| 'patient-fact-sheet'
	| `safety-data-sheet-${SafetyPart}`;

const named: Record<Exclude<PaperForm, `safety-data-sheet-${SafetyPart}`>, { kind: DocumentKind; part: string }> = {
	'instructions-for-use': { kind: 'ifu', part: '' },
	'quick-reference-card': { kind: 'quick-guide', part: '' },
	'wall-chart': { kind: 'quick-guide', part: 'wall-chart' },
	'user-manual': { kind: 'ifu', part: '' },
	'cleaning-guide': { kind: 'ifu', part: 'cleaning' },
	'product-brochure': { kind: 'brochure', part: '' },
	'product-sheet': { kind: 'fact-sheet', part: '' },
	'declaration-of-conformity': { kind: 'declaration', part: '' },
	'authorization-letter': { kind: 'letter', part: '' },
	'provider-fact-sheet': { kind: 'fact-sheet', part: 'providers' },
	'patient-fact-sheet': { kind: 'fact-sheet', part: 'patients' },
};

export const safetyPartOf = (form: PaperForm): SafetyPart | undefined =>
	safetyParts.find((part) => form === `safety-data-sheet-${part}`);

export function kindOfForm(form: PaperForm): { kind: DocumentKind; part: string } {
	const part = safetyPartOf(form);
	if (part) return { kind: 'sds', part };
	return named[form as keyof typeof named];
}
