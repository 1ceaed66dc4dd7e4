import type { Language } from '@site/contract/language';

const stops: Record<Language, { between: string; end: string }> = {
	en: { between: '; ', end: '.' },
	cn: { between: '；', end: '。' },
};

/** Joins the lines of a list into one sentence, whether or not they end with a full stop. */
export function sentenceOf(lines: readonly string[], language: Language): string {
	const { between, end } = stops[language];
	return lines.map((line) => line.trim().replace(/[.;。；]+$/, '')).join(between) + end;
}
