import { brand } from '@site/contract/brand';
import type { Product, ProductTheme } from '@site/contract/catalogue';
import type { Text } from '@site/contract/language';
import { filmIds } from '../films/films.ts';
import type { FilmName } from '../films/scenes.ts';
import { planPapers } from '../papers/planned-papers.ts';
import { closeUpsOf, type PictureName, picture } from '../pictures.ts';
import { analytesOf } from './analytes.ts';
import { characteristicsOf } from './characteristics.ts';
import { orderingOfSample } from './ordering.ts';
import { basicUdiDiOf, discontinuedOf, packsOf, worksWithOf } from './packs.ts';
import { performanceOfSample } from './performance.ts';
import { productHtml, type Sheet } from './product-sheet.ts';
import type { ResourceTab } from './resource-tabs.ts';
import { resultGuides } from './result-guides.ts';
import { listSpecifications, type Specifications } from './specifications.ts';
import { type TestTypeName, testTypeIds } from './test-types.ts';

interface Draft {
	/** Starts with the product area's id. */
	id: number;
	slug: string;
	/** The catalogue number without the brand's prefix. */
	number: string;
	title: Text;
	description: Text;
	keywords: Text;
	categoryId: number;
	testTypes: TestTypeName[];
	picture: PictureName;
	sheet: Sheet;
	chineseSheet: Sheet;
	specifications: Specifications;
	resources: ResourceTab[];
	soldOnline?: boolean;
	/** The films that show exactly this procedure. */
	films?: FilmName[];
	theme?: ProductTheme;
	/** A sandwich test on a strip: its text links to the article that draws one. */
	isOnStrip?: true;
}

export function product(draft: Draft): Product {
	const prefix = brand.slug.slice(0, 2).toUpperCase();
	const reference = `${prefix}-${draft.number}`;
	const packs = packsOf({ id: draft.id, prefix, number: draft.number, packSize: draft.specifications.packSize });
	planPapers(
		draft.id,
		draft.resources.flatMap((entry) => ('papers' in entry ? entry.papers : [])),
	);
	return {
		id: draft.id,
		slug: draft.slug,
		reference,
		packs,
		basicUdiDi: basicUdiDiOf(reference),
		worksWith: worksWithOf(draft.id),
		discontinued: discontinuedOf(draft.id),
		ordering: orderingOfSample(draft.id),
		title: draft.title,
		description: draft.description,
		keywords: draft.keywords,
		categoryId: draft.categoryId,
		// Derived from its registrations.
		certificationIds: [],
		testTypeIds: draft.testTypes.map((name) => testTypeIds[name]),
		picture: picture(draft.picture),
		gallery: closeUpsOf(draft.picture),
		content: productHtml(draft.sheet, draft.chineseSheet, { ...draft, packs }),
		specifications: listSpecifications(draft.specifications),
		resources: draft.resources
			.flatMap((entry) => ('content' in entry ? entry : []))
			.map((tab, index) => ({ id: draft.id * 10 + index + 1, ...tab })),
		filmIds: (draft.films ?? []).map((name) => filmIds[name]),
		buyUrl: draft.soldOnline ? `https://example.com/shop/${reference.toLowerCase()}` : '',
		performance: performanceOfSample(draft.id),
		characteristics: characteristicsOf(draft.id),
		analytes: analytesOf(draft.id),
		resultGuide: resultGuides.get(draft.id) ?? null,
		theme: draft.theme ?? null,
	};
}
