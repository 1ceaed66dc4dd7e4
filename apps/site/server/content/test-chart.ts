import type { Product, Tint } from '@site/contract/catalogue';
import { inLanguage, type Language } from '@site/contract/language';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { type Specimen, statedBy, traitsOf } from './product-traits.ts';
import { remember } from './remember.ts';

/** The result of a test: a control line with so many others, a figure, or colors to compare with a chart. */
export type TestFace = 1 | 2 | 3 | 'figure' | 'chart';
export type ChartedTest = {
	slug: string;
	title: string;
	/** Seconds to the result, and the words that state them. */
	seconds: number;
	time: string;
	row: SpecimenRow;
	face: TestFace;
	area: string;
	tint: Tint | undefined;
};

/** The rows of the chart, and the specimens in each. A test is in the row of the specimen that it names first. */
export const specimenRows = {
	swab: ['nasal', 'nasopharyngeal', 'throat'],
	oral: ['oral-fluid'],
	blood: ['fingerstick', 'whole-blood', 'serum'],
	urine: ['urine'],
	stool: ['stool'],
	genital: ['genital', 'semen'],
} as const satisfies Record<string, readonly Specimen[]>;
export type SpecimenRow = keyof typeof specimenRows;

const rowOf = (specimen: Specimen | undefined): SpecimenRow | undefined =>
	(Object.keys(specimenRows) as SpecimenRow[]).find((row) =>
		(specimenRows[row] as readonly Specimen[]).includes(specimen ?? 'nasal'),
	);

function faceOf({ resultGuide }: Product): TestFace {
	if (!resultGuide || resultGuide.reading === 'value') return 'figure';
	if (resultGuide.reading === 'chart') return 'chart';
	const lines = resultGuide.lines.length;
	return lines > 2 ? 3 : lines === 2 ? 2 : 1;
}

/** Results at once are shown where the fastest meters are. */
const fastest = 5;

/** Every test whose specimen and time are known. Controls and readers of several tests have none of their own. */
export const testChart: (content: Content, language: Language) => ChartedTest[] = remember(
	2,
	(content: Content, language: Language) => {
		const { categories } = catalogueIndex(content);
		const traits = traitsOf(content);
		const rows = Object.keys(specimenRows);
		const tests = content.snapshot.products.flatMap((product): ChartedTest[] => {
			const { specimens, minutes } = traits.get(product) ?? { specimens: [], minutes: null };
			const row = specimens.length > 0 && rowOf(specimens[0]);
			if (!row || minutes === null) return [];
			const own = categories.get(product.categoryId);
			const area = categories.get(own?.parentId ?? product.categoryId);
			const test = {
				slug: product.slug,
				title: inLanguage(product.title, language),
				seconds: Math.max(fastest, Math.round(minutes * 60)),
				time: inLanguage(statedBy(product, 'timeToResult'), language),
				row,
				face: faceOf(product),
				area: area?.slug ?? '',
				tint: area?.tint,
			};
			return [test];
		});
		return tests.sort((one, other) => rows.indexOf(one.row) - rows.indexOf(other.row));
	},
);
