import type { Page } from '@playwright/test';
import { demoSnapshot } from '@site/demo/snapshot';
import { productList, productSearch } from '../../apps/site/server/content/catalogue.ts';
import { buildContent } from '../../apps/site/server/content/content.ts';
import type { ProductFilter } from '../../apps/site/server/content/product-filter.ts';
import { hydrated } from './hydrated.ts';
import { watchData } from './list-data.ts';

const content = buildContent(demoSnapshot);

/** The expected list of the sample company for a filter. */
export const listOf = (filter: ProductFilter, page = 1) => {
	const { items, total } = productList(content, { ...filter, page, pageSize: 6, language: 'en' });
	return { titles: items.map(({ title }) => title), total };
};

export const searchOf = (keyword: string, page = 1) => {
	const { items, total } = productSearch(content, { keyword, page, pageSize: 5, language: 'en' });
	return { titles: items.map(({ title }) => title), total };
};

/** The views of the list whose data the page asks for. */
export const watchList = (page: Page) => watchData(page, /^\/product\/[^/]+$/);

/** Opens a list and waits until it is hydrated. */
export async function openList(page: Page, address = '/product/all') {
	await page.goto(address);
	await hydrated(page);
	return listParts(page);
}

export function listParts(page: Page) {
	const main = page.getByRole('main');
	const grid = main.locator('section[aria-labelledby=products-heading]');
	const certifications = main.getByRole('group', { name: 'Certifications' });
	return {
		grid,
		cards: grid.getByRole('article').getByRole('heading'),
		count: grid.getByRole('status'),
		tree: main.getByRole('navigation', { name: 'Categories' }),
		chosenCategory: main.getByRole('navigation', { name: 'Categories' }).locator('[aria-current]'),
		tags: main.getByRole('navigation', { name: 'Test types' }),
		chosenTag: main.getByRole('navigation', { name: 'Test types' }).locator('[aria-current]'),
		pages: main.getByRole('navigation', { name: 'Pages' }),
		currentPage: main.getByRole('navigation', { name: 'Pages' }).locator('[aria-current]'),
		certifications,
		certification: (name: string) => certifications.getByRole('checkbox', { name, exact: true }),
		certificationSearch: main.getByPlaceholder('Search...'),
		search: main.getByPlaceholder('Search Product'),
		found: main.getByRole('region', { name: 'Search results' }),
		breadcrumb: main.getByRole('navigation', { name: 'You are here' }),
		/** On a phone the filters are behind a button. */
		async openFilters() {
			const sheet = main.locator('summary', { hasText: 'Filters' });
			if ((await sheet.count()) > 0 && !(await main.locator('details[open]').count())) await sheet.click();
		},
	};
}
