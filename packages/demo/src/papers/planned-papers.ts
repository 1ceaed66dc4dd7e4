import type { PaperForm } from './forms.ts';
import { spokenInSpanish } from './spanish/spanish.ts';

/** The languages of the sample's papers. */
export type PaperLanguage = 'en' | 'zh' | 'es';
/** A paper of a product, and its languages. */
export type PlannedPaper = { form: PaperForm; languages: readonly PaperLanguage[] };

const planned = new Map<number, PlannedPaper[]>();

/** A language is offered only if the whole paper exists in it. */
export function planPapers(product: number, papers: readonly PlannedPaper[]): void {
	const whole = papers.map(({ form, languages }) => ({
		form,
		languages: languages.filter((language) => language !== 'es' || spokenInSpanish.has(product)),
	}));
	planned.set(product, whole);
}

export const papersOf = (product: number): readonly PlannedPaper[] => planned.get(product) ?? [];
