import type { Language } from '@site/contract/language';
import type { Submission } from '@site/contract/submission';
import { answersIn } from '../inbox/form-fields.ts';
import type { KnownLine } from '../inbox/lines.ts';

const colon: Record<Language, string> = { en: ': ', cn: '：' };

/** Packs by their names in the catalogue, never by names that the visitor sent. */
const lineOf = ({ quantity, reference, product }: KnownLine, language: Language) =>
	product && `${quantity} × ${reference} ${language === 'cn' ? product.titleCn : product.title}`;

/** The visitor's requested packs and choices, one per line, without any free text. */
export function toldAnswers(submission: Submission, lines: readonly KnownLine[]): string {
	const { language } = submission;
	return [
		...lines.map((line) => lineOf(line, language)),
		...answersIn(submission, language).flatMap(({ words: { told }, answer }) =>
			told && answer ? told[language] + colon[language] + answer : [],
		),
	]
		.filter(Boolean)
		.join('\n');
}
