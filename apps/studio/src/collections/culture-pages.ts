import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { picture } from '../fields/picture.ts';
import { richWords } from '../fields/rich-words.ts';
import { slug } from '../fields/slug.ts';
import { words } from '../fields/words.ts';
import { pair, richPair } from '../seed/pairs.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { idOf, richText, text } from '../snapshot/words.ts';
import { draftContent } from './draft-content.ts';

export const culturePages: CollectionConfig = {
	slug: 'culture-pages',
	labels: { singular: 'Culture page', plural: 'Culture pages' },
	access: contentAccess(),
	orderable: true,
	...draftContent,
	admin: { group: 'Company', useAsTitle: 'title', hidden: hiddenExceptFor('editor') },
	fields: [
		slug('/Culture/…'),
		words('title', { label: 'Title', required: true }),
		words('summary', { label: 'Summary', long: true, help: 'Shown on the card on the careers page.' }),
		picture(),
		richWords('content', { label: 'Text', required: true }),
	],
};

export const culturePagesPart: CollectionPart<'culture', 'culture-pages'> = {
	collection: 'culture-pages',
	sort: '_order',
	toSnapshot: (doc, pictures) => ({
		slug: doc.slug,
		title: text(doc.title, doc.titleCn),
		summary: text(doc.summary, doc.summaryCn),
		picture: pictures.need(idOf(doc.picture)),
		content: richText(doc.content, doc.contentCn, pictures.find),
	}),
	fromSample: (item, pictures) => ({
		slug: item.slug,
		...pair('title', item.title),
		...pair('summary', item.summary),
		picture: pictures(item.picture),
		...richPair('content', item.content),
		_status: 'published',
	}),
};
