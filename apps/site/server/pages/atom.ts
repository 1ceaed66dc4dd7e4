import type { ArticleKind } from '@site/contract/article-kinds';
import type { Language } from '@site/contract/language';
import { sizeUrl } from '@site/contract/picture-sizes';
import { xml } from '@site/contract/xml';
import { articleAddress } from '../../app/destinations.ts';
import { feedAddress, feedTitle, kindName } from '../../app/document/feeds.ts';
import { lastChangeOf } from '../content/dates.ts';
import type { ArticleView } from '../content/newsroom.ts';
import { atomDocument, moment } from './atom-document.ts';

export type AtomFeed = { kind: ArticleKind; language: Language; articles: readonly ArticleView[]; publicUrl: string };

/** The newest articles of a kind. */
export function atomFeed({ kind, language, articles, publicUrl }: AtomFeed): string {
	// A feed reader sends no language cookie, so links carry the language.
	const inLanguage = language === 'en' ? '' : `?lang=${language}`;
	return atomDocument({
		self: publicUrl + feedAddress(kind, language),
		page: `${publicUrl}/resources${inLanguage}`,
		title: feedTitle(kind, language),
		language,
		publicUrl,
		days: articles.map(lastChangeOf),
		entries: articles.map((article) => entry(article, { category: kindName(kind, language), publicUrl, inLanguage })),
	});
}

type Around = { category: string; publicUrl: string; inLanguage: string };

function entry(article: ArticleView, { category, publicUrl, inLanguage }: Around): string {
	const { id, slug, kind, title, description, content, publishedOn, picture } = article;
	const image = new URL(sizeUrl(picture.url, { kind: 'share', format: 'jpg' }), publicUrl).href;
	const html = `<p><img src="${xml(image)}" alt="${xml(picture.alt)}"></p>${withWholeAddresses(content, publicUrl)}`;
	return [
		'<entry>',
		// The id must not change when the article's slug does.
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

/** Makes URLs absolute. Feed readers show one picture, so `srcset` is dropped instead of rewritten. */
const withWholeAddresses = (html: string, publicUrl: string): string =>
	html
		.replace(/<source\b[^>]*>|\s(?:srcset|sizes)="[^"]*"/g, '')
		.replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${publicUrl}/`);
