import { escapeHtml } from '@site/contract/escape-html';
import type { Html, Text } from '@site/contract/language';
import type { PaperForm, SafetyPart } from '../papers/forms.ts';
import type { PlannedPaper } from '../papers/planned-papers.ts';

/** A tab under 'Downloadable Resources': a text, or papers, which the site turns into tabs. */
export type ResourceTab = { title: Text; content: Html } | { papers: readonly PlannedPaper[] };

const tongues = { english: 'en', chinese: 'zh', spanish: 'es' } as const;

export const instructions = (...chosen: (keyof typeof tongues)[]): ResourceTab => ({
	papers: [{ form: 'instructions-for-use', languages: chosen.map((name) => tongues[name]) }],
});

/** The papers beside the instructions exist in the two languages of the site. */
const inBoth = (form: PaperForm): PlannedPaper => ({ form, languages: ['en', 'zh'] });
const papers =
	<Name extends PaperForm>() =>
	(...chosen: Name[]): ResourceTab => ({ papers: chosen.map(inBoth) });

export const guides = papers<'wall-chart' | 'quick-reference-card'>();
export const manuals = papers<'user-manual' | 'cleaning-guide'>();
export const brochures = papers<'product-brochure' | 'product-sheet'>();
export const safetyData = (...parts: SafetyPart[]): ResourceTab => ({
	papers: parts.map((part) => inBoth(`safety-data-sheet-${part}`)),
});

/** The billing codes of a test without a themed page, which would list them in a table. */
export const codes = (...entries: (readonly [code: string, covers: Required<Text>])[]): ResourceTab => {
	const list = (language: 'en' | 'cn', colon: string) =>
		entries
			.map(([code, covers]) => `<li><strong>${code}</strong>${colon}${escapeHtml(covers[language])}</li>`)
			.join('');
	return {
		title: { en: 'CPT codes', cn: 'CPT 代码' },
		content: {
			en: `<ul>${list('en', ': ')}</ul><p>Codes and coverage differ: ask your payer. CPT is a registered trademark of the American Medical Association.</p>`,
			cn: `<ul>${list('cn', '：')}</ul><p>代码和承保范围各不相同，请咨询支付方。CPT 是美国医学会的注册商标。</p>`,
		},
	};
};

type QuestionAndAnswer = readonly [question: Text, answer: Text];

export const faq = (...entries: QuestionAndAnswer[]): ResourceTab => {
	const html = (language: 'en' | 'cn') =>
		entries
			.map(([question, answer]) => [question[language] ?? question.en, answer[language] ?? answer.en])
			.map((pair) => pair.map(escapeHtml))
			.map(([question, answer]) => `<h3>${question}</h3><p>${answer}</p>`)
			.join('');
	return { title: { en: 'FAQ', cn: '常见问题' }, content: { en: html('en'), cn: html('cn') } };
};
