import type { Category, Certification, Product, TestType } from '@site/contract/catalogue';
import type * as stored from '../payload-types.ts';
import type { PictureBook } from './picture-book.ts';
import { theme } from './product-theme.ts';
import { idOf, idsOf, optionalText, richText, text } from './words.ts';

export const category = (doc: stored.Category): Category => ({
	id: doc.id,
	slug: doc.slug,
	name: text(doc.name, doc.nameCn),
	description: optionalText(doc.description, doc.descriptionCn),
	parentId: idOf(doc.parent) || null,
});

export const certification = (doc: stored.Certification, pictures: PictureBook): Certification => ({
	id: doc.id,
	name: text(doc.name, doc.nameCn),
	parentId: idOf(doc.parent) || null,
	mark: doc.mark ? (pictures.find(idOf(doc.mark)) ?? null) : null,
});

export const named = (doc: stored.TestType): TestType => ({ id: doc.id, name: text(doc.name, doc.nameCn) });

export const product = (doc: stored.Product, pictures: PictureBook): Product => ({
	id: doc.id,
	slug: doc.slug,
	reference: doc.reference,
	title: text(doc.title, doc.titleCn),
	description: text(doc.description, doc.descriptionCn),
	keywords: text(doc.keywords, doc.keywordsCn),
	categoryId: idOf(doc.category),
	certificationIds: idsOf(doc.certifications),
	testTypeIds: idsOf(doc.testTypes),
	picture: pictures.need(idOf(doc.picture)),
	content: richText(doc.content, doc.contentCn, pictures.find),
	specifications: (doc.specifications ?? []).map(({ key, value, valueCn }) => ({ key, value: text(value, valueCn) })),
	resources: (doc.resources ?? []).map((resource, index) => ({
		id: doc.id * 100 + index + 1,
		title: text(resource.title, resource.titleCn),
		content: richText(resource.content, resource.contentCn, pictures.find),
	})),
	buyUrl: doc.buyUrl ?? '',
	theme: doc.theme?.enabled ? theme(doc.theme, pictures) : null,
});
