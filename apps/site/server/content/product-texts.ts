import type { Product, ProductTheme } from '@site/contract/catalogue';
import { orderingKeys } from '@site/contract/facts';
import { inLanguage, type Language, type Text } from '@site/contract/language';
import { type Agreement, figureOf, type Performance } from '@site/contract/performance';
import { readingWords } from '@site/contract/reading-languages';
import { readings } from '@site/contract/readings';
import { guideIn, type ResultGuide } from '@site/contract/result-guide';
import { sectionTexts } from './section-texts.ts';

/** Words that pages show beside a product's figures and drawings, so that a search for them finds the product. */
const en = {
	headings: { results: 'Reading the result' },
	asked: 'my test shows nothing, a faint second line',
	panel: { cutoff: 'Cutoff' },
	agreement: {
		positive: 'Positive agreement',
		negative: 'Negative agreement',
		notPublished: ' (sample size not published)',
	},
};

const cn: typeof en = {
	headings: { results: '检验结果的解释' },
	asked: '淡线 浅线 两条杠 一条杠 没有反应',
	panel: { cutoff: '临界值' },
	agreement: { positive: '阳性符合率', negative: '阴性符合率', notPublished: '（未公布样本量）' },
};

const wordsIn: Record<Language, typeof en> = { en, cn };

/** A text made of the same parts in both languages. */
const said = (words: (language: Language) => readonly (string | number)[]): Text => ({
	en: words('en').join(' '),
	cn: words('cn').join(' '),
});

/** The results that a test can show and their meanings, and the everyday words for them. */
const guideText = (guide: ResultGuide): Text =>
	said((language) => {
		const words = readingWords[language];
		const shown = readings(
			guideIn(guide, (text) => inLanguage(text, language)),
			words,
		);
		const { headings, asked } = wordsIn[language];
		const meanings = new Set(shown.flatMap(({ title, text }) => [title, text]));
		return [headings.results, ...shown.map(({ sees }) => sees), ...meanings, guide.lines.length > 0 ? asked : ''];
	});

const panelText = ({ title, rows }: NonNullable<ProductTheme['panel']>): Text =>
	said((language) => [
		inLanguage(title, language),
		...rows.flatMap(({ name, code, cutoff }) => [
			inLanguage(name, language),
			code,
			wordsIn[language].panel.cutoff,
			cutoff,
		]),
	]);

/** Always with its counts, since a result may show this text. */
function figureText(agreement: Agreement, language: Language): string {
	const { text, counted } = figureOf(agreement);
	return counted ? `${text}% (${counted.of})` : `${text}%${wordsIn[language].agreement.notPublished}`;
}

const performanceText = ({ note, targets }: Performance): Text =>
	said((language) => {
		const { positive, negative } = wordsIn[language].agreement;
		const figures = targets.flatMap((target) => [
			inLanguage(target.name, language),
			positive,
			'PPA',
			figureText(target.positive, language),
			negative,
			'NPA',
			figureText(target.negative, language),
		]);
		return [inLanguage(note, language), ...figures];
	});

/** The names of a product's performance figures count as its keywords. */
export const namesOfFigures = (product: Product): Text[] =>
	product.performance
		? [
				said((language) => {
					const { positive, negative } = wordsIn[language].agreement;
					return [positive, 'PPA', negative, 'NPA'];
				}),
			]
		: [];

function* themeTexts({ headline, benefits, trust, panel, steps = [], sections }: ProductTheme) {
	yield headline;
	if (panel) yield panelText(panel);
	for (const { title, text } of [...benefits, ...(trust ? [trust] : []), ...steps]) {
		yield title;
		yield text;
	}
	yield* sectionTexts(sections);
}

/** Links to papers and videos repeat the product's name, and papers have their own search entries. */
const withoutLinks = ({ en, cn = '' }: Text): Text => ({ en: en.replace(links, ' '), cn: cn.replace(links, ' ') });
const links = /<a\b[\s\S]*?<\/a>/g;

/** All texts of a product page, most important first. */
export function* productTexts(product: Product) {
	const { description, content, theme, specifications, characteristics, ordering, resultGuide, resources } = product;
	const performance = product.performance;
	yield description;
	yield content;
	if (theme) yield* themeTexts(theme);
	if (performance) yield performanceText(performance);
	for (const { value } of [...specifications, ...characteristics]) yield value;
	// Only the product's own ordering facts: those of the settings apply to all, so a search for them would find all.
	for (const key of orderingKeys) if (ordering[key]) yield ordering[key];
	if (resultGuide) yield guideText(resultGuide);
	for (const { title, content } of resources) {
		yield title;
		yield withoutLinks(content);
	}
}
