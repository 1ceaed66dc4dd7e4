import type { ComposedPage, Home, LegalText } from '@site/contract/pages';
import type * as stored from '../payload-types.ts';
import type { PictureBook } from './picture-book.ts';
import { section } from './section.ts';
import { day, idOf, optionalText, richText, text } from './words.ts';

export const page = (doc: stored.Page, pictures: PictureBook): ComposedPage => ({
	key: doc.key,
	title: text(doc.title, doc.titleCn),
	description: text(doc.description, doc.descriptionCn),
	keywords: text(doc.keywords, doc.keywordsCn),
	sections: (doc.sections ?? []).map((block) => section(block, pictures)),
});

export const legalText = (doc: stored.LegalText, pictures: PictureBook): LegalText => ({
	key: doc.key,
	updatedOn: day(doc.updatedOn),
	intro: richText(doc.intro, doc.introCn, pictures.find),
	sections: (doc.sections ?? []).map((part) => ({
		title: text(part.title, part.titleCn),
		body: richText(part.body, part.bodyCn, pictures.find),
	})),
});

export const home = (doc: stored.Home, pictures: PictureBook): Home => ({
	notice: {
		text: text(doc.notice.text, doc.notice.textCn),
		code: doc.notice.code ?? '',
		links: (doc.notice.links ?? []).map(({ label, labelCn, to }) => ({ label: text(label, labelCn), to })),
	},
	banners: doc.banners.map((banner, index) => ({
		id: index + 1,
		eyebrow: optionalText(banner.eyebrow, banner.eyebrowCn),
		title: text(banner.title, banner.titleCn),
		text: text(banner.text, banner.textCn),
		picture: pictures.need(idOf(banner.picture)),
		buttons: (banner.buttons ?? []).map(({ label, labelCn, code }) => ({
			label: text(label, labelCn),
			code: Number(code),
		})),
	})),
});
