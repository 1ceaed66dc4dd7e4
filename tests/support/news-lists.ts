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
