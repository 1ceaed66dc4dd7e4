import type { Page } from '@playwright/test';
import { demoSnapshot } from '@site/demo/snapshot';
import { careersWords } from '../../apps/site/app/messages/careers.ts';
import { jobs } from '../../apps/site/server/content/careers.ts';
import { buildContent } from '../../apps/site/server/content/content.ts';
import { hydrated } from './hydrated.ts';
import { watchData } from './list-data.ts';

const { en: words } = careersWords;
const content = buildContent(demoSnapshot);

type Filter = { categories?: number[]; locations?: number[]; keyword?: string };

/** The expected list of the sample company for a filter. */
export const jobsOf = (filter: Filter = {}, page = 1) => {
	const { items, total } = jobs(content, { ...filter, page, pageSize: 5, language: 'en' });
	return { items, titles: items.map(({ title }) => title), total };
};

/** The views of the list whose data the page asks for. */
export const watchJobs = (page: Page) => watchData(page, /^\/careers(\?|$)/);

/** Opens the list and waits until it is hydrated. */
export async function openJobs(page: Page, address = '/careers') {
	await page.goto(address);
	await hydrated(page);
	return jobParts(page);
}

export function jobParts(page: Page) {
	const main = page.getByRole('main');
	const list = main.getByRole('region', { name: words.openPositions });
	return {
		list,
		titles: list.locator('li details summary h3'),
		job: (title: string) => list.locator('li details').filter({ has: page.locator('summary', { hasText: title }) }),
		count: list.getByRole('status'),
		search: list.getByPlaceholder('Search for a job...'),
		category: (name: string) => main.getByRole('group', { name: words.categories }).getByRole('checkbox', { name }),
		location: (name: string) => main.getByRole('group', { name: words.locations }).getByRole('checkbox', { name }),
		pages: list.getByRole('navigation', { name: 'Pages' }),
		currentPage: list.getByRole('navigation', { name: 'Pages' }).locator('[aria-current]'),
		/** On a phone the filters are behind a button. */
		async openFilters() {
			const sheet = main.locator('summary', { hasText: 'Filters' });
			if ((await sheet.count()) > 0) await sheet.click();
		},
	};
}
