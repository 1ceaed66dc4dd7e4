import { brand } from '@site/contract/brand';
import type { Product, ProductTheme } from '@site/contract/catalogue';
import type { Text } from '@site/contract/language';
import { filmIds } from '../films/films.ts';
import type { FilmName } from '../films/scenes.ts';
import { closeUpsOf, type PictureName, picture } from '../pictures.ts';
import { type CertificationName, certificationIds } from './certifications.ts';
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
	certifications: CertificationName[];
	testTypes: TestTypeName[];
	picture: PictureName;
	sheet: Sheet;
	chineseSheet: Sheet;
	specifications: Specifications;
	resources: ResourceTab[];
	soldOnline?: boolean;
	/** Those that show this very procedure. */
	films?: FilmName[];
	theme?: ProductTheme;
}

export function product(draft: Draft): Product {
	const reference = `${brand.slug.slice(0, 2).toUpperCase()}-${draft.number}`;
	return {
		id: draft.id,
		slug: draft.slug,
		reference,
		title: draft.title,
		description: draft.description,
		keywords: draft.keywords,
		categoryId: draft.categoryId,
		certificationIds: draft.certifications.map((name) => certificationIds[name]),
		testTypeIds: draft.testTypes.map((name) => testTypeIds[name]),
		picture: picture(draft.picture),
		gallery: closeUpsOf(draft.picture),
		content: productHtml(draft.sheet, draft.chineseSheet, draft.theme !== undefined),
		specifications: listSpecifications(draft.specifications),
		resources: draft.resources.map((tab, index) => ({
			id: draft.id * 10 + index + 1,
			title: tab.title,
			content: tab.content({ reference, title: draft.title }),
		})),
		documents: [],
		filmIds: (draft.films ?? []).map((name) => filmIds[name]),
		buyUrl: draft.soldOnline ? `https://example.com/shop/${reference.toLowerCase()}` : '',
		resultGuide: resultGuides.get(draft.id) ?? null,
		theme: draft.theme ?? null,
	};
}
