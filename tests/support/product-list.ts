import { expect, type Page, type Request } from '@playwright/test';
import { demoSnapshot } from '@site/demo/snapshot';
import { productList, productSearch } from '../../apps/site/server/content/catalogue.ts';
import { buildContent } from '../../apps/site/server/content/content.ts';
import type { ProductFilter } from '../../apps/site/server/content/product-filter.ts';
import { hydrated, underWay } from './hydrated.ts';

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

export type WireCall = { call: string; takes: Record<string, unknown> };

const ofCatalogue = /\/apis\/api\/(index|product)\/(product_\w+)$/;

const wireCall = (request: Request): WireCall[] => {
	const name = ofCatalogue.exec(request.url())?.[2];
	return name ? [{ call: name, takes: request.postDataJSON() }] : [];
};

/** The calls for the catalogue that the page makes from now on. Simultaneous calls may come in any order. */
export function watchWire(page: Page) {
	const calls: WireCall[] = [];
	const told: WireCall[] = [];
	page.on('request', (request) => void calls.push(...wireCall(request)));
	return {
		/** Expects exactly these calls after those that an earlier check named. */
		async made(...expected: WireCall[]) {
			told.push(...expected);
			await expect.poll(() => sorted(calls)).toEqual(sorted(told));
			await underWay(page);
			expect(sorted(calls)).toEqual(sorted(told));
		},
	};
}

const sorted = (calls: readonly WireCall[]) => calls.toSorted((a, b) => a.call.localeCompare(b.call));

export const categoriesCall = (custom: string): WireCall => ({
	call: 'product_cates',
	takes: { custom, language: 'en' },
});
export const testTypesCall = (custom: string): WireCall => ({
	call: 'product_test',
	takes: { custom, language: 'en' },
});
export const certificationsCall = (keyword: string): WireCall => ({
	call: 'product_cert',
	takes: { keyword, language: 'en' },
});
export const listCall = (takes: Record<string, unknown> = {}): WireCall => ({
	call: 'product_list',
	takes: { custom: 'all', cert_id: '', test_id: '', page: 1, page_size: 6, facts: 1, language: 'en', ...takes },
});
export const searchCall = (keyword: string, page = 1): WireCall => ({
	call: 'product_search',
	takes: { keyword, page, page_size: 5, facts: 1, language: 'en' },
});

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
