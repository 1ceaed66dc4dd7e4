import { type Html, inLanguage, type Language, type Text } from '@site/contract/language';
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

const names = {
	english: { en: 'English', cn: '英文' },
	spanish: { en: 'Spanish', cn: '西班牙文' },
	chinese: { en: 'Chinese', cn: '中文' },
	french: { en: 'French', cn: '法文' },
	'extraction-buffer': { en: 'Extraction buffer', cn: '提取缓冲液' },
	'sample-diluent': { en: 'Sample diluent', cn: '样本稀释液' },
	'test-device': { en: 'Test device', cn: '检测装置' },
	'control-material': { en: 'Control material', cn: '质控品' },
	'collecting-the-specimen': { en: 'Collecting the specimen', cn: '采集样本' },
	'running-the-test': { en: 'Running the test', cn: '进行检测' },
	'reading-the-result': { en: 'Reading the result', cn: '读取结果' },
	'first-setup': { en: 'First setup', cn: '首次设置' },
	'product-brochure': { en: 'Product brochure', cn: '产品手册' },
	'product-sheet': { en: 'One-page product sheet', cn: '单页产品介绍' },
	'wall-chart': { en: 'Procedure wall chart', cn: '操作挂图' },
	'quick-reference-card': { en: 'Quick reference card', cn: '快速操作卡' },
	'user-manual': { en: 'User manual', cn: '用户手册' },
	'cleaning-guide': { en: 'Cleaning and disinfection guide', cn: '清洁与消毒指南' },
} satisfies Record<string, Text>;
type Name = keyof typeof names;

const labels: Record<Language, (title: string, name: string, form: string) => string> = {
	en: (title, name, form) => `${title}: ${name} (${form})`,
	cn: (title, name, form) => `${title}：${name}（${form}）`,
};

/** Links to the documents or films of one kind that a product has, at an address that says what each is. */
const links =
	(kind: string, title: Text, form: Required<Text>) =>
	(...documents: Name[]): ResourceTab => {
		const list = (subject: Subject, language: Language) =>
			documents
				.map((name) => {
					const label = labels[language](inLanguage(subject.title, language), names[name][language], form[language]);
					return `<li><a href="https://example.com/${kind}/${subject.reference.toLowerCase()}/${name}">${escapeHtml(label)}</a></li>`;
				})
				.join('');
		return {
			title,
			content: (subject) => ({ en: `<ul>${list(subject, 'en')}</ul>`, cn: `<ul>${list(subject, 'cn')}</ul>` }),
		};
	};

const pdf: Required<Text> = { en: 'PDF', cn: 'PDF' };

export const instructions = links(
	'instructions-for-use',
	{ en: 'Instructions for Use', cn: '使用说明书' },
	{ en: 'Instructions for Use, PDF', cn: '使用说明书，PDF' },
);
export const guides = links('guides', { en: 'Quick Reference Guide', cn: '快速操作指南' }, pdf);
export const manuals = links('manuals', { en: 'User Manual', cn: '用户手册' }, pdf);
export const brochures = links('brochures', { en: 'Brochure', cn: '产品手册' }, pdf);
export const safetyData = links(
	'safety-data-sheets',
	{ en: 'Safety Data Sheet', cn: '安全技术说明书' },
	{ en: 'Safety Data Sheet, PDF', cn: '安全技术说明书，PDF' },
);
export const videos = links('videos', { en: 'Videos', cn: '视频' }, { en: 'video', cn: '视频' });

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
