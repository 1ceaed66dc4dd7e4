import type { ArticleKind } from '@site/contract/article-kinds';
import { inLanguage, type Language } from '@site/contract/language';
import type { Article } from '@site/contract/newsroom';
import type { Content } from './content.ts';
import { dayText } from './dates.ts';
import { emergencyNote } from './emergency-note.ts';
import { plainText } from './html.ts';
import { localise } from './localise.ts';
import { type Page, type Paging, pageOf } from './paging.ts';
import { relatedTo } from './related-articles.ts';
import { remember, rememberOnce } from './remember.ts';

/** The speed at which an adult reads an informative text attentively: words of English, characters of Chinese. */
const wordsPerMinute = 220;
const charactersPerMinute = 350;

const han = /\p{Script=Han}/gu;
const words = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/** Reading time of a piece of HTML in whole minutes, at least 1. */
export function readingMinutes(html: string): number {
	const text = plainText(html);
	const characters = text.match(han)?.length ?? 0;
	const others = text.replace(han, ' ').match(words)?.length ?? 0;
	return Math.max(1, Math.round(characters / charactersPerMinute + others / wordsPerMinute));
}

const relatedArticles = 3;

const articleCard = (article: Article, language: Language) => ({
	id: article.id,
	slug: article.slug,
	kind: article.kind,
	title: inLanguage(article.title, language),
	description: inLanguage(article.description, language),
	publishedOn: article.publishedOn,
	publishedText: dayText(article.publishedOn, language),
	picture: localise(article.picture, language),
});
export type ArticleCard = ReturnType<typeof articleCard>;

/** Everything that an article page shows. Also serves previews, whose article is not in the snapshot. */
export function articleView(content: Content, article: Article, language: Language) {
	const view = localise(article, language);
	return {
		...view,
		content: view.content + emergencyNote(content, view.content + JSON.stringify(article.sections), language),
		publishedText: dayText(article.publishedOn, language),
		readingMinutes: readingMinutes(view.content),
	};
}
export type ArticleView = ReturnType<typeof articleView>;

const newestFirst = remember(4, ({ snapshot }: Content, kind: ArticleKind | 'any'): readonly Article[] =>
	snapshot.articles
		.filter((article) => kind === 'any' || article.kind === kind)
		.sort((a, b) => b.publishedOn.localeCompare(a.publishedOn) || b.id - a.id),
);

const bySlug = rememberOnce(
	({ snapshot }: Content) => new Map(snapshot.articles.map((article) => [article.slug, article])),
);

/** Articles of a kind (or of both), newest first; `onlyArticles` keeps the ones marked as articles. */
export function articles(
	content: Content,
	{
		kind,
		onlyArticles = false,
		language,
		...paging
	}: { kind?: ArticleKind | undefined; onlyArticles?: boolean; language: Language } & Paging,
): Page<ArticleCard> {
	const all = newestFirst(content, kind ?? 'any');
	const wanted = onlyArticles ? all.filter(({ isArticle }) => isArticle) : all;
	return pageOf(wanted, paging, (article) => articleCard(article, language));
}

const mostViews = 250;

const views: Record<Language, (content: Content, article: Article) => ArticleView> = {
	en: remember(mostViews, (content, article) => articleView(content, article, 'en')),
	cn: remember(mostViews, (content, article) => articleView(content, article, 'cn')),
};

export function article(
	content: Content,
	{ slug, language }: { slug: string; language: Language },
): ArticleView | null {
	const found = bySlug(content).get(slug);
	return found ? views[language](content, found) : null;
}

export type Neighbour = { slug: string; title: string };

/** The previous and next article of the same kind, and three on the same subject. */
export function articleSurroundings(content: Content, { slug, language }: { slug: string; language: Language }) {
	const found = bySlug(content).get(slug);
	const ofKind = found ? newestFirst(content, found.kind) : [];
	const at = found ? ofKind.indexOf(found) : -1;
	const neighbour = (article: Article | undefined): Neighbour | null =>
		article ? { slug: article.slug, title: inLanguage(article.title, language) } : null;
	return {
		older: neighbour(at < 0 ? undefined : ofKind[at + 1]),
		newer: neighbour(at < 1 ? undefined : ofKind[at - 1]),
		related: found
			? relatedTo(found, newestFirst(content, 'any'), relatedArticles).map((article) => articleCard(article, language))
			: [],
	};
}

/** The newest articles of a kind with their whole text, for feeds. */
export const newestArticles = (
	content: Content,
	{ kind, count, language }: { kind: ArticleKind; count: number; language: Language },
): ArticleView[] =>
	newestFirst(content, kind)
		.slice(0, count)
		.map((found) => views[language](content, found));
