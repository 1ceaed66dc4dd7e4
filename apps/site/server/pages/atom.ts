import { brand } from '@site/contract/brand';
import type { Language } from '@site/contract/language';
import type { ArticleKind } from '@site/contract/newsroom';
import { sizeUrl } from '@site/contract/picture-sizes';
import { articleAddress } from '../../app/destinations.ts';
import { feedAddress, feedTitle, kindName } from '../../app/feeds.ts';
import { type ArticleView, lastChangeOf } from '../content/newsroom.ts';
import { xml } from './xml.ts';

export type AtomFeed = { kind: ArticleKind; language: Language; articles: readonly ArticleView[]; publicUrl: string };

/** The newest articles of a kind as an Atom feed (RFC 4287). Every address in it is whole: a reader has no page around it. */
export function atomFeed({ kind, language, articles, publicUrl }: AtomFeed): string {
	const self = publicUrl + feedAddress(kind, language);
	// A reader brings no cookie: the address says the language.
	const inLanguage = language === 'en' ? '' : `?lang=${language}`;
	return [
		'<?xml version="1.0" encoding="utf-8"?>',
		`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language === 'cn' ? 'zh-CN' : 'en'}">`,
		`<id>${xml(self)}</id>`,
		`<title>${xml(feedTitle(kind, language))}</title>`,
		`<updated>${moment(articles.map(lastChangeOf).sort().at(-1) ?? beginning)}</updated>`,
		`<link rel="self" type="application/atom+xml" href="${xml(self)}"/>`,
		`<link rel="alternate" type="text/html" href="${xml(`${publicUrl}/resources${inLanguage}`)}"/>`,
		`<icon>${xml(`${publicUrl}/favicon.svg`)}</icon>`,
		`<author><name>${xml(brand.company)}</name></author>`,
		...articles.map((article) => entry(article, { category: kindName(kind, language), publicUrl, inLanguage })),
		'</feed>',
		'',
	].join('\n');
}

type Around = { category: string; publicUrl: string; inLanguage: string };

function entry(article: ArticleView, { category, publicUrl, inLanguage }: Around): string {
	const { id, slug, kind, title, description, content, publishedOn, picture } = article;
	const image = new URL(sizeUrl(picture.url, { kind: 'share', format: 'jpg' }), publicUrl).href;
	const html = `<p><img src="${xml(image)}" alt="${xml(picture.alt)}"></p>${withWholeAddresses(content, publicUrl)}`;
	return [
		'<entry>',
		// The number stays when an article gets another address.
		`<id>${xml(`tag:${new URL(publicUrl).hostname},2006:article-${id}`)}</id>`,
		`<title>${xml(title)}</title>`,
		`<link rel="alternate" type="text/html" href="${xml(publicUrl + articleAddress(slug) + inLanguage)}"/>`,
		`<published>${moment(publishedOn)}</published>`,
		`<updated>${moment(lastChangeOf(article))}</updated>`,
		`<category term="${kind}" label="${xml(category)}"/>`,
		`<summary>${xml(description)}</summary>`,
		`<content type="html">${xml(html)}</content>`,
		'</entry>',
	].join('\n');
}

const beginning = '2006-01-01';
const moment = (day: string) => `${day}T00:00:00Z`;

/** `srcset` goes: readers show one picture, and it names several addresses. */
const withWholeAddresses = (html: string, publicUrl: string): string =>
	html
		.replace(/<source\b[^>]*>|\s(?:srcset|sizes)="[^"]*"/g, '')
		.replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${publicUrl}/`);
