import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ArticleKind, articleKinds } from '@site/contract/article-kinds';
import { isLanguage, type Language } from '@site/contract/language';
import { sizeUrl } from '@site/contract/picture-sizes';
import { xml } from '@site/contract/xml';
import { articleAddress } from '../../app/destinations.ts';
import { feedAddress, feedTitle, kindName } from '../../app/document/feeds.ts';
import type { Content } from '../content/content.ts';
import { lastChangeOf } from '../content/dates.ts';
import { type ArticleView, newestArticles } from '../content/newsroom.ts';
import { noticesInFull } from '../content/notices.ts';
import { remember } from '../content/remember.ts';
import { readAddress } from './address.ts';
import { atomDocument, moment } from './atom-document.ts';
import { atomNotices } from './atom-notices.ts';
import { encoded, quality } from './compression.ts';
import { sendStored } from './send.ts';
import { type StoredAnswer, storedAnswer } from './stored-answer.ts';

type AtomFeed = { kind: ArticleKind; language: Language; articles: readonly ArticleView[]; publicUrl: string };

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

type FeedsDependencies = { content: () => Content; publicUrl: string; headers: Record<string, string> };

const mostEntries = 50;

const feedNames = [...articleKinds, 'notices'] as const;
type FeedName = (typeof feedNames)[number];

/** `/feeds/blog.xml`, `/feeds/press.xml` and `/feeds/notices.xml`, in the language of the address. Built once for each version of the content. */
export function createFeeds({ content, publicUrl, headers }: FeedsDependencies) {
	const feeds = remember(feedNames.length * 2, (current: Content, key: `${FeedName} ${Language}`) =>
		prepare(current, key),
	);

	function written(current: Content, name: FeedName, language: Language): string {
		if (name === 'notices') return atomNotices({ language, notices: noticesInFull(current, language), publicUrl });
		const articles = newestArticles(current, { kind: name, count: mostEntries, language });
		return atomFeed({ kind: name, language, articles, publicUrl });
	}

	async function prepare(current: Content, key: `${FeedName} ${Language}`): Promise<StoredAnswer> {
		const language = key.endsWith(' cn') ? 'cn' : 'en';
		const name = feedNames.find((each) => key.startsWith(`${each} `)) ?? 'blog';
		const body = Buffer.from(written(current, name, language));
		return storedAnswer(
			200,
			{
				...headers,
				'Content-Type': 'application/atom+xml; charset=utf-8',
				'Cache-Control': 'public, max-age=300',
				'Content-Language': language === 'cn' ? 'zh-CN' : 'en',
				Vary: 'Accept-Encoding',
			},
			createHash('sha256').update(body).digest('base64url').slice(0, 22),
			await encoded(body, quality.page),
		);
	}

	return async function answer(request: IncomingMessage, response: ServerResponse, name: string, id: string) {
		const feed = feedNames.find((each) => name === `${each}.xml`);
		if (!feed) {
			response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
			return;
		}
		const asked = new URLSearchParams(readAddress(request.url).query).get('lang');
		const language: Language = isLanguage(asked) ? asked : 'en';
		sendStored(request, response, await feeds(content(), `${feed} ${language}`), id);
	};
}
