import type { BoardMember, CulturePage, Document, Organisation } from '@site/contract/company';
import type * as stored from '../payload-types.ts';
import type { PictureBook } from './picture-book.ts';
import { idOf, richText, text } from './words.ts';

export const boardMember = (doc: stored.BoardMember, pictures: PictureBook): BoardMember => ({
	id: doc.id,
	key: doc.key,
	name: text(doc.name, doc.nameCn),
	role: text(doc.role, doc.roleCn),
	lines: [text(doc.lineOne, doc.lineOneCn), text(doc.lineTwo, doc.lineTwoCn), text(doc.lineThree, doc.lineThreeCn)],
	biography: richText(doc.biography, doc.biographyCn, pictures.find),
	portrait: pictures.need(idOf(doc.portrait)),
	publications: (doc.publications ?? []).map(({ citation, url }) => ({ citation, url })),
});

export const organisation = (doc: stored.Partner | stored.SisterCompany, pictures: PictureBook): Organisation => ({
	id: doc.id,
	name: doc.name,
	logo: pictures.need(idOf(doc.logo)),
	text: text(doc.text, doc.textCn),
	to: doc.to,
});

export const culturePage = (doc: stored.CulturePage, pictures: PictureBook): CulturePage => ({
	slug: doc.slug,
	title: text(doc.title, doc.titleCn),
	summary: text(doc.summary, doc.summaryCn),
	picture: pictures.need(idOf(doc.picture)),
	content: richText(doc.content, doc.contentCn, pictures.find),
});

export const document = (doc: stored.Document): Document => ({
	key: doc.key,
	title: text(doc.title, doc.titleCn),
	description: text(doc.summary, doc.summaryCn),
	format: doc.mimeType === 'application/zip' ? 'ZIP' : 'PDF',
	url: `/documents/${doc.filename}`,
});
