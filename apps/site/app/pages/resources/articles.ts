import type { WireArticleItem } from '@site/contract/wire';
import type { Asking } from '../../client/wire/use-answer.ts';
import { answerOf } from '../../client/wire/wire.ts';
import { everything } from '../../constants.ts';
import type { CardArticle } from '../../sections/article-card.tsx';
import { type List, lists, type Tab, type View } from './view.ts';

/** The question of one list on the page. `whole`: more than the first six articles are shown. */
export type Question = { list: List; tab: Tab; whole: boolean };
export type Articles = { items: readonly CardArticle[]; total: number };

/** The press releases have no tabs. */
export const questionOf = ({ tab, whole }: View, list: List): Question => ({
	list,
	tab: list === 'blog' ? tab : 'all',
	whole: whole.includes(list),
});

/** Puts this question of a list into a view; the other list stays as it is. */
export const viewOf = (view: View, { list, tab, whole }: Question): View => ({
	tab: list === 'blog' ? tab : view.tab,
	whole: lists.filter((each) => (each === list ? whole : view.whole.includes(each))),
});

const categories: Record<List, number> = { blog: 1, press: 2 };
const filters: Record<Tab, number | ''> = { all: '', articles: 2 };

const article = ({ custom, title, description, image, fabu_time }: WireArticleItem): CardArticle => ({
	slug: custom,
	title,
	description,
	publishedText: fabu_time,
	picture: { url: image },
});

/** Requests a list as a whole, unless all of it is already here. */
export async function askForArticles(
	{ list, tab }: Question,
	{ language, signal, shown }: Asking<Question, Articles>,
): Promise<Articles> {
	const { items, total } = shown.answer;
	if (shown.question.tab === tab && items.length === total) return shown.answer;
	const question = { catid: categories[list], is_tuijian: filters[tab], page: 1, page_size: everything, language };
	const answer = await answerOf('articles', question, { signal });
	return { items: answer.data.map(article), total: answer.total };
}
