import type { Page } from '@playwright/test';
import { demoSnapshot } from '@site/demo/snapshot';
import { newsroomWords } from '../../apps/site/app/messages/newsroom.ts';
import { buildContent } from '../../apps/site/server/content/content.ts';
import { articles } from '../../apps/site/server/content/newsroom.ts';

const { en: words } = newsroomWords;
const content = buildContent(demoSnapshot);
const everything = 99_999_999;

/** What the sample company has to read, newest first. */
export const titlesOf = (kind: 'blog' | 'press', onlyArticles = false) =>
	articles(content, { kind, onlyArticles, page: 1, pageSize: everything, language: 'en' }).items.map(
		({ title }) => title,
	);

/** The lists that the page asks the wire for from now on; the guard's three newest are not among them. */
export function watchNews(page: Page) {
	const calls: unknown[] = [];
	page.on('request', (request) => {
		if (!request.url().endsWith('/article/index')) return;
		const takes = request.postDataJSON();
		if (takes.page_size !== 3) calls.push(takes);
	});
	return calls;
}

export const newsCall = (takes: { catid: 1 | 2; is_tuijian?: 2 }) => ({
	is_tuijian: '',
	page: 1,
	page_size: everything,
	language: 'en',
	...takes,
});

/** Opens the news and waits until they are alive: the guard runs when the page does. */
export async function openNews(page: Page, address = '/resources') {
	await page.goto(address);
	await page.waitForFunction(() => sessionStorage.getItem('navData') && sessionStorage.getItem('newsData'));
	return newsParts(page);
}

export function newsParts(page: Page) {
	const parts = (list: 'blog' | 'press') => {
		const region = page.getByRole('main').getByRole('region', { name: words[list] });
		return {
			region,
			titles: region.locator('li h3'),
			/** Without what is said to screen readers alone. */
			links: region.locator('li h3 a'),
			loadMore: region.getByRole('link', { name: words.loadMore }),
			status: region.getByRole('status'),
			tab: (name: 'all' | 'articles') => region.getByRole('link', { name: words[name], exact: true }),
		};
	};
	return { blog: parts('blog'), press: parts('press') };
}
