import type { Product } from '@site/contract/catalogue';
import { inLanguage, type Language } from '@site/contract/language';
import { withAnchors } from './asked-questions.ts';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { type LocalPicture, localise } from './localise.ts';
import { withOwnDocuments } from './own-documents.ts';
import { factsOf } from './product-facts.ts';
import { withFilms } from './product-films.ts';

export const productCard = (product: Product, language: Language) => ({
	id: product.id,
	slug: product.slug,
	reference: product.reference,
	title: inLanguage(product.title, language),
	description: inLanguage(product.description, language),
	picture: localise(product.picture, language),
});
export type ProductCard = ReturnType<typeof productCard>;

export const listedProduct = (content: Content, product: Product, language: Language) => ({
	...productCard(product, language),
	facts: factsOf(content, product, language),
});
export type ListedProduct = ReturnType<typeof listedProduct>;

/** Everything that a product page shows. Also serves previews, whose product is not in the snapshot. */
export function productView(content: Content, product: Product, language: Language) {
	const index = catalogueIndex(content);
	const category = index.categories.get(product.categoryId);
	const shown = localise(product, language);
	return {
		...shown,
		resources: withFilms(content, product, withOwnDocuments(content, product, shown.resources, language), language).map(
			(tab) => ({ ...tab, content: withAnchors(tab.content, tab.id) }),
		),
		/** The name of the category that the product stands in. */
		parentName: category ? inLanguage(category.name, language) : '',
		category: category ? { id: category.id, slug: category.slug, name: inLanguage(category.name, language) } : null,
		certificationMarks: certificationMarks(content, product, language),
		testTypes: product.testTypeIds.flatMap((id) => {
			const testType = index.testTypes.get(id);
			return testType ? [{ id, name: inLanguage(testType.name, language) }] : [];
		}),
	};
}
export type ProductView = ReturnType<typeof productView>;

export type CertificationMark = { id: number; name: string; picture: LocalPicture };

/** A certification without a mark of its own shows its parent's; no mark is shown twice. */
function certificationMarks(content: Content, product: Product, language: Language): CertificationMark[] {
	const { certifications } = catalogueIndex(content);
	const marks = new Map<string, CertificationMark>();
	for (const id of product.certificationIds) {
		const own = certifications.get(id);
		const bearer = own?.mark ? own : certifications.get(own?.parentId ?? 0);
		if (!bearer?.mark || marks.has(bearer.mark.url)) continue;
		marks.set(bearer.mark.url, {
			id: bearer.id,
			name: inLanguage(bearer.name, language),
			picture: localise(bearer.mark, language),
		});
	}
	return [...marks.values()];
}
