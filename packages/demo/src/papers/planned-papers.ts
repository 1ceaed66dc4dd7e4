import type { PaperForm } from './forms.ts';
import { spokenInSpanish } from './spanish/spanish.ts';

/** The languages that the sample's papers are written in. */
export type PaperLanguage = 'en' | 'zh' | 'es';
/** A paper that a product has, and its languages. */
export type PlannedPaper = { form: PaperForm; languages: readonly PaperLanguage[] };

const planned = new Map<number, PlannedPaper[]>();

/** A language is offered only where the whole paper is in it. */
export function planPapers(product: number, papers: readonly PlannedPaper[]): void {
	const whole = papers.map(({ form, languages }) => ({
		form,
		languages: languages.filter((language) => language !== 'es' || spokenInSpanish.has(product)),
	}));
	planned.set(product, whole);
}

export const papersOf = (product: number): readonly PlannedPaper[] => planned.get(product) ?? [];
