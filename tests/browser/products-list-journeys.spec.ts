import { expect, type Page, type Route, test } from '@playwright/test';
import { specialProducts } from '@site/contract/special-products';
import { productAddress } from '../../apps/site/app/destinations.ts';
import { underWay } from '../support/hydrated.ts';
import { holdScripts } from '../support/late-scripts.ts';
import { dataAddressOf, dataRequests } from '../support/list-data.ts';
import { listOf, listParts, openList, watchList } from '../support/product-list.ts';
import { desktopAtLeast, mobileAtLeast, visitors } from '../support/visitors.ts';

for (const [layout, options] of desktopAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('a view can be shared: its address shows the same from the server', async ({ page, context }) => {
			const list = await openList(page);
			await list.openFilters();
			await list.tree.getByRole('link', { name: 'Drugs of Abuse' }).click();
			await list.certification('FDA').check();
			await list.tags.getByRole('link', { name: 'Multiplex' }).click();
			await list.search.fill('cup');
			await expect(list.found.getByRole('listitem').first()).toBeVisible();
			await expect(page).toHaveURL(/search=cup/);
			const expected = listOf({ categories: ['drugs-of-abuse'], certifications: [1], testType: 7 });
			await expect(list.count).toHaveText(`${expected.total} products`);

			const other = await context.newPage();
			const data = watchList(other);
			const shared = await openList(other, page.url());
			await shared.openFilters();
			await expect(other.getByRole('heading', { level: 1 })).toHaveText('Drugs of Abuse');
			await expect(shared.certification('FDA')).toBeChecked();
			await expect(shared.chosenTag).toHaveText('Multiplex');
			await expect(shared.search).toHaveValue('cup');
			await expect(shared.cards).toHaveCount(expected.titles.length);
			await data.asked();
		});

		test('a fast typist never sees older results after newer ones', { tag: '@PAGE-45' }, async ({ page }) => {
			const held: Route[] = [];
			await page.route(dataRequests, async (route) => {
				if (dataAddressOf(route.request().url())?.endsWith('search=flu')) held.push(route);
				else await route.continue();
			});
			const list = await openList(page);
			await list.search.fill('flu');
			await expect.poll(() => held.length).toBe(1);
			await list.search.fill('rsv');
			await expect(list.found.getByRole('status')).toContainText('2 products match “rsv”');
			await letGo(held);
			await underWay(page);
			await expect(list.found.getByRole('status')).toContainText('2 products match “rsv”');
			await expect(list.found.getByRole('listitem')).toHaveCount(2);
		});

		test('a search right after a choice keeps it, before the page shows it', { tag: '@PAGE-45' }, async ({ page }) => {
			const list = await openList(page);
			await list.search.fill('cup');
			await expect(page).toHaveURL(/search=cup/);
			await list.tags.getByRole('link', { name: 'Multiplex' }).evaluate(async (tag: HTMLElement) => {
				tag.click();
				// The router has finished, and React has not begun.
				for (let turn = 0; turn < 200; turn++) await Promise.resolve();
				const field = document.querySelector<HTMLInputElement>('main input[name=search]');
				if (field) field.value = 'drug';
				field?.form?.requestSubmit();
			});
			await expect(page).toHaveURL(/search=drug/);
			await expect(page).toHaveURL(/type=7/);
			await expect(list.chosenTag).toHaveText('Multiplex');
		});

		test('each of two fast choices is an entry of the history', { tag: '@PAGE-67' }, async ({ page }) => {
			const held: Route[] = [];
			await page.route(dataRequests, (route) => void held.push(route), { times: 1 });
			const list = await openList(page);
			await list.openFilters();
			await list.certification('FDA').check();
			await expect.poll(() => held.length).toBe(1);
			await list.certification('CE-IVDR').check();
			await expect(list.count).toHaveText(`${listOf({ certifications: [1, 21] }).total} products`);
			await letGo(held);
			await page.goBack();
			await expect(page).toHaveURL('/product/all?certifications=1');
			await expect(list.certification('CE-IVDR')).not.toBeChecked();
			await expect(list.count).toHaveText(`${listOf({ certifications: [1] }).total} products`);
			await page.goBack();
			await expect(list.certification('FDA')).not.toBeChecked();
			await expect(list.count).toHaveText(`${listOf({}).total} products`);
		});

		test('boxes that are ticked before the scripts come count once they have come', { tag: '@PAGE-66' }, async ({
			page,
		}) => {
			const release = await holdScripts(page);
			await page.goto('/product/all', { waitUntil: 'commit' });
			const list = listParts(page);
			await list.openFilters();
			await list.certification('FDA').check();
			await list.certification('CE-IVDR').check();
			release();
			await expect(list.count).toHaveText(`${listOf({ certifications: [1, 21] }).total} products`);
			await expect(page).toHaveURL('/product/all?certifications=1,21');
			await expect(list.certification('FDA')).toBeChecked();
		});

		test('cards after a choice have the pictures that the server would give them', async ({ page }) => {
			const list = await openList(page);
			const pictures = () =>
				list.grid.locator('picture source').evaluateAll((all) => all.map((source) => source.getAttribute('srcset')));
			await list.tags.getByRole('link', { name: 'Cup' }).click();
			await expect(list.count).toHaveText(`${listOf({ testType: 5 }).total} products`);
			const shown = await pictures();
			expect(shown[0]).toContain('.avif');
			await page.reload();
			expect(await pictures()).toEqual(shown);
		});

		test('a failing call leaves the last good list, a message and a way to retry', { tag: '@PAGE-45' }, async ({
			page,
		}) => {
			const list = await openList(page);
			const before = await list.cards.allTextContents();
			await page.route(dataRequests, (route) => route.abort('connectionfailed'));
			await list.tags.getByRole('link', { name: 'Cup' }).click();
			const alert = list.grid.getByRole('alert');
			await expect(alert).toContainText('The list could not be loaded');
			await expect(list.cards).toHaveText(before);
			await expect(page).toHaveURL('/product/all');
			await expect(list.chosenTag).toHaveText(/^All/);

			await page.unroute(dataRequests);
			const data = watchList(page);
			await alert.getByRole('button', { name: 'Try again' }).click();
			await data.asked('/product/all?type=5');
			await expect(alert).toHaveCount(0);
			await expect(list.count).toHaveText(`${listOf({ testType: 5 }).total} products`);
			await expect(page).toHaveURL('/product/all?type=5');

			// Heading, count and products always match.
			const { total } = listOf({ testType: 5 });
			const cups = await list.cards.allTextContents();
			await page.route(dataRequests, (route) => route.abort('connectionfailed'));
			await list.openFilters();
			await list.tree.getByRole('link', { name: 'Respiratory', exact: true }).click();
			await expect(alert).toBeVisible();
			await expect(list.grid.getByRole('heading', { level: 2 })).toHaveText('Products');
			await expect(list.count).toHaveText(`${total} products`);
			await expect(list.cards).toHaveText(cups);
			await expect(page).toHaveURL('/product/all?type=5');
			await page.unroute(dataRequests);
			await alert.getByRole('button', { name: 'Try again' }).click();
			await expect(list.grid.getByRole('heading', { level: 2 })).toHaveText('Respiratory');
			await expect(list.count).toHaveText(`${listOf({ categories: ['respiratory'] }).total} products`);
		});
	});
}

for (const [layout, options] of mobileAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('a fast typist never sees older certifications after newer ones', async ({ page }) => {
			const held: Route[] = [];
			await page.route(dataRequests, async (route) => {
				if (dataAddressOf(route.request().url())?.endsWith('certification-search=fda')) held.push(route);
				else await route.continue();
			});
			const list = await openList(page);
			await list.openFilters();
			await list.certificationSearch.fill('fda');
			await expect.poll(() => held.length).toBe(1);
			await list.certificationSearch.fill('nmpa');
			await expect(list.certifications.getByRole('checkbox')).toHaveCount(3);
			await letGo(held);
			await underWay(page);
			await expect(list.certifications.getByRole('checkbox')).toHaveCount(3);
			await expect(list.certification('NMPA')).toBeVisible();
		});

		test('a failing search shows a message, and the next one works', async ({ page }) => {
			const list = await openList(page);
			await page.route(dataRequests, (route) => route.fulfill({ status: 503, body: 'Please try again later.' }));
			await list.search.fill('flu');
			await expect(list.found.getByRole('alert')).toBeVisible();
			await page.unroute(dataRequests);
			await list.search.fill('rsv');
			await expect(list.found.getByRole('listitem')).toHaveCount(2);
			await expect(list.found.getByRole('alert')).toHaveCount(0);
		});
	});
}

test.describe('cards, and views', () => {
	test('lead to the five named routes by slug, and to the plain product page otherwise', { tag: '@ROUTE-5' }, async ({
		page,
	}) => {
		const list = await openList(page, '/product/all');
		const first = list.cards.first().getByRole('link');
		await expect(first).toHaveAttribute('href', productAddress(specialProducts.professionalMultiplex));
		expect(productAddress(specialProducts.professionalMultiplex)).toMatch(/^\/product\/zt\//);
		await openList(page, '/product/drugs-of-abuse');
		await expect(list.cards.nth(0).getByRole('link')).toHaveAttribute('href', /^\/product\/drugs-of-abuse\//);
		await expect(list.cards.nth(1).getByRole('link')).toHaveAttribute('href', '/products/six-panel-drug-screen-cup');
	});

	test.describe('desktop', () => {
		test.use(visitors.desktop);
		test('a card opens a new tab; going back restores each page’s position', {
			tag: ['@ROUTE-11', '@ROUTE-12'],
		}, async ({ page, context }) => {
			const list = await openList(page);
			const opened = context.waitForEvent('page');
			await list.cards.first().getByRole('link').dblclick();
			expect((await opened).url()).toContain('/product/zt/');
			await expect(page).toHaveURL('/product/all');
			const second = list.pages.getByRole('link', { name: 'Page 2' });
			await second.scrollIntoViewIfNeeded();
			const place = await scrollTop(page);
			await second.click();
			await expect(list.currentPage).toHaveText('2');
			expect(context.pages()).toHaveLength(2);
			await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
			await expect(page).toHaveURL('/contact');
			await page.goBack();
			await expect(list.currentPage).toHaveText('2');
			// Only a page change scrolls to the beginning of the list.
			await page.evaluate(() => {
				Element.prototype.scrollIntoView = function () {
					document.documentElement.dataset.shown = this.id;
				};
			});
			await page.goBack();
			await expect(list.currentPage).toHaveText('1');
			await expect.poll(() => scrollTop(page)).toBeCloseTo(place, -1);
			await expect(page.locator('html')).not.toHaveAttribute('data-shown', 'products-heading');
		});
	});

	test.describe('mobile', () => {
		test.use(visitors.phone);
		test('back and forward show each view again without a request', { tag: '@ROUTE-11' }, async ({ page }) => {
			const data = watchList(page);
			const list = await openList(page);
			await list.tags.getByRole('link', { name: 'Cassette' }).click();
			await expect(list.chosenTag).toHaveText('Cassette');
			await expect(page).toHaveURL(/type=1/);
			await list.pages.getByRole('link', { name: 'Page 2' }).click();
			await expect(list.currentPage).toHaveText('2');
			await expect(page).toHaveURL(/page=2/);
			await list.search.fill('rsv');
			await expect(list.found.getByRole('listitem')).toHaveCount(2);
			await expect(page).toHaveURL(/search=rsv/);
			await list.openFilters();
			await list.tree.getByRole('link', { name: 'Respiratory', exact: true }).click();
			await expect(list.count).toHaveText('9 products');
			await data.asked(
				'/product/all?type=1',
				'/product/all?type=1&page=2',
				'/product/all?type=1&page=2&search=rsv',
				'/product/respiratory?search=rsv',
			);

			await page.goBack();
			await expect(list.chosenCategory).toHaveCount(0);
			await expect(list.chosenTag).toHaveText('Cassette');
			await expect(list.currentPage).toHaveText('2');
			await expect(list.search).toHaveValue('rsv');
			await page.goBack();
			await expect(list.found).toHaveCount(0);
			await expect(list.search).toHaveValue('');
			await page.goBack();
			await expect(list.currentPage).toHaveText('1');
			await expect(list.cards.first()).toContainText(listOf({ testType: 1 }).titles[0] ?? '');
			await page.goBack();
			await expect(list.chosenTag).toHaveText('All');
			await expect(list.count).toHaveText(`${listOf({}).total} products`);
			await page.goForward();
			await expect(list.chosenTag).toHaveText('Cassette');
			await page.goForward();
			await expect(list.currentPage).toHaveText('2');
			await page.goForward();
			await expect(list.found.getByRole('listitem')).toHaveCount(2);
			await page.goForward();
			await expect(list.chosenCategory).toHaveText('Respiratory');
			await expect(list.count).toHaveText('9 products');
			await expect(list.search).toHaveValue('rsv');
			await data.asked();
		});

		test('a card opens in the same tab; going back restores filters, results and position', {
			tag: ['@ROUTE-12', '@ROUTE-11'],
		}, async ({ page }) => {
			const list = await openList(page);
			await list.openFilters();
			await list.certification('FDA').check();
			await list.tags.getByRole('link', { name: 'Cassette' }).click();
			const titles = listOf({ certifications: [1], testType: 1 }).titles;
			await expect(list.cards.nth(4)).toContainText(titles[4] ?? '');
			// A click may scroll first.
			await list.cards.nth(4).getByRole('link').focus();
			const place = await scrollTop(page);
			const data = watchList(page);
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(productAddress(specialProducts.rsv));
			await page.goBack();
			await expect(list.cards.nth(4)).toContainText(titles[4] ?? '');
			await expect(list.certification('FDA')).toBeChecked();
			await expect(list.certification('FDA')).toBeVisible();
			await expect(list.chosenTag).toHaveText('Cassette');
			await expect.poll(() => scrollTop(page)).toBeCloseTo(place, -1);
			await data.asked();
		});
	});
});

/** Continues the held calls; the page may have aborted them. */
const letGo = (held: readonly Route[]) => Promise.all(held.map((route) => route.continue().catch(() => undefined)));

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
