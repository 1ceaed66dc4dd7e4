import type { Article, Event } from '@site/contract/newsroom';
import type * as stored from '../payload-types.ts';
import type { PictureBook } from './picture-book.ts';
import { day, idOf, richText, text } from './words.ts';

export const article = (doc: stored.Article, pictures: PictureBook): Article => ({
	id: doc.id,
	slug: doc.slug,
	kind: doc.kind,
	isArticle: doc.isArticle ?? false,
	title: text(doc.title, doc.titleCn),
	description: text(doc.description, doc.descriptionCn),
	keywords: text(doc.keywords, doc.keywordsCn),
	publishedOn: day(doc.publishedOn),
	picture: pictures.need(idOf(doc.picture)),
	content: richText(doc.content, doc.contentCn, pictures.find),
});

export const event = (doc: stored.Event, pictures: PictureBook): Event => ({
	id: doc.id,
	slug: doc.slug,
	title: text(doc.title, doc.titleCn),
	startsOn: day(doc.startsOn),
	endsOn: day(doc.endsOn),
	address: text(doc.address, doc.addressCn),
	booth: doc.booth ?? '',
	picture: doc.picture ? (pictures.find(idOf(doc.picture)) ?? null) : null,
	url: doc.url ?? '',
});
