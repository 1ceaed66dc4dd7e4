import { type Html, inLanguage, type Language, type Text } from '@site/contract/language';
import { type ProductDocumentKind, productDocumentPath } from '@site/contract/product-documents';
import { escapeHtml } from './product-sheet.ts';

interface Subject {
	reference: string;
	title: Text;
}

/** A tab under 'Downloadable Resources', before it knows its product. */
export interface ResourceTab {
	title: Text;
	content: (subject: Subject) => Html;
}

type Link = { address: (reference: string) => string; label: string };

const labels: Record<Language, (title: string, name: string, form: string) => string> = {
	en: (title, name, form) => `${title}: ${name} (${form})`,
	cn: (title, name, form) => `${title}：${name}（${form}）`,
};

/** A tab with links to what a product has of one kind, at addresses that say what each is. */
const links = (title: Text, form: Required<Text>, documents: Record<Language, Link[]>): ResourceTab => {
	const list = (subject: Subject, language: Language) =>
		documents[language]
			.map(({ address, label }) => {
				const words = labels[language](inLanguage(subject.title, language), label, form[language]);
				return `<li><a href="${address(subject.reference)}">${escapeHtml(words)}</a></li>`;
			})
			.join('');
	return {
		title,
		content: (subject) => ({ en: `<ul>${list(subject, 'en')}</ul>`, cn: `<ul>${list(subject, 'cn')}</ul>` }),
	};
};

/** Documents that the site makes, in the language of the page that links to them. */
const documents =
	<Name extends string>(
		title: Text,
		form: Required<Text>,
		names: Record<Name, Required<Text>>,
		kindOf: (name: Name) => ProductDocumentKind,
	) =>
	(...chosen: Name[]): ResourceTab => {
		const inPageLanguage = (language: Language) =>
			chosen.map((name) => ({
				address: (reference: string) =>
					productDocumentPath({ reference, kind: kindOf(name), language: language === 'cn' ? 'zh' : 'en' }),
				label: names[name][language],
			}));
		return links(title, form, { en: inPageLanguage('en'), cn: inPageLanguage('cn') });
	};

const pdf: Required<Text> = { en: 'sample, PDF', cn: '示例，PDF' };

const tongues = {
	english: { code: 'en', en: 'English', cn: '英文' },
	spanish: { code: 'es', en: 'Spanish', cn: '西班牙文' },
	chinese: { code: 'zh', en: 'Chinese', cn: '中文' },
	french: { code: 'fr', en: 'French', cn: '法文' },
} as const;

export const instructions = (...chosen: (keyof typeof tongues)[]): ResourceTab => {
	const inEveryTongue = (language: Language) =>
		chosen.map((name) => ({
			address: (reference: string) =>
				productDocumentPath({ reference, kind: 'instructions-for-use', language: tongues[name].code }),
			label: tongues[name][language],
		}));
	return links(
		{ en: 'Instructions for Use', cn: '使用说明书' },
		{ en: 'Instructions for Use, sample, PDF', cn: '使用说明书，示例，PDF' },
		{ en: inEveryTongue('en'), cn: inEveryTongue('cn') },
	);
};

export const guides = documents(
	{ en: 'Quick Reference Guide', cn: '快速操作指南' },
	pdf,
	{
		'wall-chart': { en: 'Procedure wall chart', cn: '操作挂图' },
		'quick-reference-card': { en: 'Quick reference card', cn: '快速操作卡' },
	},
	(name) => name,
);
export const manuals = documents(
	{ en: 'User Manual', cn: '用户手册' },
	pdf,
	{
		'user-manual': { en: 'User manual', cn: '用户手册' },
		'cleaning-guide': { en: 'Cleaning and disinfection guide', cn: '清洁与消毒指南' },
	},
	(name) => name,
);
export const brochures = documents(
	{ en: 'Brochure', cn: '产品手册' },
	pdf,
	{
		'product-brochure': { en: 'Product brochure', cn: '产品手册' },
		'product-sheet': { en: 'One-page product sheet', cn: '单页产品介绍' },
	},
	(name) => name,
);
export const safetyData = documents(
	{ en: 'Safety Data Sheet', cn: '安全技术说明书' },
	{ en: 'Safety Data Sheet, sample, PDF', cn: '安全技术说明书，示例，PDF' },
	{
		'extraction-buffer': { en: 'Extraction buffer', cn: '提取缓冲液' },
		'sample-diluent': { en: 'Sample diluent', cn: '样本稀释液' },
		'test-device': { en: 'Test device', cn: '检测装置' },
		'control-material': { en: 'Control material', cn: '质控品' },
	},
	(name) => `safety-data-sheet-${name}` as const,
);

type QuestionAndAnswer = readonly [question: Text, answer: Text];

export const faq = (...entries: QuestionAndAnswer[]): ResourceTab => {
	const html = (language: 'en' | 'cn') =>
		entries
			.map(([question, answer]) => [question[language] ?? question.en, answer[language] ?? answer.en])
			.map((pair) => pair.map(escapeHtml))
			.map(([question, answer]) => `<h3>${question}</h3><p>${answer}</p>`)
			.join('');
	return { title: { en: 'FAQ', cn: '常见问题' }, content: () => ({ en: html('en'), cn: html('cn') }) };
};
