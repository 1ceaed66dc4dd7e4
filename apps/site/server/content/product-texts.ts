import type { Product, ProductTheme, ResultGuide } from '@site/contract/catalogue';
import { inLanguage, type Language, type Text } from '@site/contract/language';
import { instructionWords } from '../documents/words/languages.ts';

/** What the pages say beside these figures, its instructions say too. */
const wordsIn = { en: instructionWords.en, cn: instructionWords.zh };

/** The same said in both languages. */
const said = (words: (language: Language) => readonly (string | number)[]): Text => ({
	en: words('en').join(' '),
	cn: words('cn').join(' '),
});

/** What the drawings of a test's window show. */
const guideText = ({ reading, lines }: ResultGuide): Text =>
	said((language) => {
		const { headings, results } = wordsIn[language];
		return [
			headings.results,
			results.invalid,
			results.invalidMeaning,
			...lines.flatMap(({ mark, name }) => [
				inLanguage(name, language),
				reading === 'disappears' ? results.noLineAt(mark) : results.linesAt(mark),
			]),
		];
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

const performanceText = ({ note, targets }: NonNullable<ProductTheme['performance']>): Text =>
	said((language) => {
		const { positive, negative } = wordsIn[language].agreement;
		const figures = targets.flatMap(({ name, ppa, npa }) => [
			inLanguage(name, language),
			positive,
			'PPA',
			ppa,
			negative,
			'NPA',
			npa,
		]);
		return [inLanguage(note, language), ...figures];
	});

/** What a product has figures of is among what it is known by. */
export const namesOfFigures = ({ theme }: Product): Text[] =>
	theme?.performance
		? [
				said((language) => {
					const { positive, negative } = wordsIn[language].agreement;
					return [positive, 'PPA', negative, 'NPA'];
				}),
			]
		: [];

function* themeTexts({ headline, benefits, trust, performance, panel, steps = [] }: ProductTheme) {
	yield headline;
	if (panel) yield panelText(panel);
	if (performance) yield performanceText(performance);
	for (const { title, text } of [...benefits, ...(trust ? [trust] : []), ...steps]) {
		yield title;
		yield text;
	}
}

/** Links to papers and videos repeat the product's name; the papers are found by themselves. */
const withoutLinks = ({ en, cn = '' }: Text): Text => ({ en: en.replace(links, ' '), cn: cn.replace(links, ' ') });
const links = /<a\b[\s\S]*?<\/a>/g;

/** Everything that the page of a product says, the best first. */
export function* productTexts({ description, content, theme, specifications, resultGuide, resources }: Product) {
	yield description;
	yield content;
	if (theme) yield* themeTexts(theme);
	for (const { value } of specifications) yield value;
	if (resultGuide) yield guideText(resultGuide);
	for (const { title, content } of resources) {
		yield title;
		yield withoutLinks(content);
	}
}
