import { countryName } from '@site/contract/country-name';
import { inLanguage, type Language } from '@site/contract/language';
import type { Submission } from '@site/contract/submission';
import type { KnownLine } from '../inbox/known-lines.ts';
import { facilityWords, turnoverWords } from '../inbox/lead-words.ts';

const labels = {
	facility: { en: 'You work in', cn: '工作场所' },
	country: { en: 'Country or region', cn: '国家或地区' },
	clia: { en: 'CLIA number', cn: 'CLIA 编号' },
	territory: { en: 'Main country or region', cn: '主要国家或地区' },
	turnover: { en: 'Yearly turnover', cn: '年营业额' },
} as const;
const colon: Record<Language, string> = { en: ': ', cn: '：' };

/** The answers of a lead form that are choices of ours, never a visitor's own words. */
function choices(submission: Submission, language: Language): [keyof typeof labels, string][] {
	if (submission.kind === 'sampleKit') {
		const { facility, country, clia } = submission.fields;
		return [
			['facility', inLanguage(facilityWords[facility], language)],
			['country', countryName(country, language)],
			['clia', clia],
		];
	}
	if (submission.kind === 'distributor') {
		const { territory, turnover } = submission.fields;
		return [
			['territory', countryName(territory, language)],
			['turnover', inLanguage(turnoverWords[turnover], language)],
		];
	}
	return [];
}

/** Packs of the catalogue by their names there. */
const lineOf = ({ quantity, reference, product }: KnownLine, language: Language) =>
	product && `${quantity} × ${reference} ${language === 'cn' ? product.titleCn : product.title}`;

/** What somebody asked for and answered, a line each, as far as the words are ours. */
export function toldAnswers(submission: Submission, lines: readonly KnownLine[]): string {
	const { language } = submission;
	return [
		...lines.map((line) => lineOf(line, language)),
		...choices(submission, language)
			.filter(([, answer]) => answer)
			.map(([name, answer]) => inLanguage(labels[name], language) + colon[language] + answer),
	]
		.filter(Boolean)
		.join('\n');
}
