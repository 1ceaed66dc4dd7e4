import { inLanguage, type Language } from '@site/contract/language';
import { type Agreement, figureOf } from '@site/contract/performance';
import { performanceOfSample } from '../catalogue/performance.ts';

const parentheses = { en: [' (', ')'], cn: ['（', '）'] } as const;

/** As on the product's page: every percentage has its counts. */
function cell(agreement: Agreement, language: Language): string {
	const { text, counted } = figureOf(agreement);
	const [open, close] = parentheses[language];
	return `<td>${text}%${counted ? `${open}${counted.of}${close}` : ''}</td>`;
}

/** The figures of a product for articles: table rows (target, positive, negative), and the number of people. */
export function agreementTold(productId: number): { rows: Record<Language, string>; people: number } {
	const { targets = [] } = performanceOfSample(productId) ?? {};
	const rows = (language: Language) =>
		targets
			.map(({ name, positive, negative }) => {
				const figures = [positive, negative].map((agreement) => cell(agreement, language));
				return `<tr><td>${inLanguage(name, language)}</td>${figures.join('')}</tr>`;
			})
			.join('\n');
	const [first] = targets;
	const people = (first?.positive.total ?? 0) + (first?.negative.total ?? 0);
	return { rows: { en: rows('en'), cn: rows('cn') }, people };
}
