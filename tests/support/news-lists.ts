import type { Page } from '@playwright/test';
import { demoSnapshot } from '@site/demo/snapshot';
import { newsroomWords } from '../../apps/site/app/messages/newsroom.ts';
import { buildContent } from '../../apps/site/server/content/content.ts';
import { articles } from '../../apps/site/server/content/newsroom.ts';
import { hydrated } from './hydrated.ts';

const { en: words } = newsroomWords;
const content = buildContent(demoSnapshot);
const everything = 99_999_999;

/** The expected titles of the sample company, newest first. */
export const titlesOf = (kind: 'blog' | 'press', onlyArticles = false) =>
	articles(content, { kind, onlyArticles, page: 1, pageSize: everything, language: 'en' }).items.map(
		({ title }) => title,
	);

/** The calls for lists that the page makes from now on, without the route guard's call for the three newest. */
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

/** Opens the news and waits until they are hydrated. */
export async function openNews(page: Page, address = '/resources') {
	await page.goto(address);
	await hydrated(page);
	return newsParts(page);
}

export function newsParts(page: Page) {
	const parts = (list: 'blog' | 'press') => {
		const region = page.getByRole('main').getByRole('region', { name: words[list] });
		return {
			region,
			titles: region.locator('li h3'),
			/** Without the texts for screen readers. */
			links: region.locator('li h3 a'),
			loadMore: region.getByRole('link', { name: words.loadMore }),
			status: region.getByRole('status'),
			tab: (name: 'all' | 'articles') => region.getByRole('link', { name: words[name], exact: true }),
		};
	};
	return { blog: parts('blog'), press: parts('press') };
}
