// Nightly, and when one of these changes: apps/site/app/client package-lock.json
import { expect, test } from '@playwright/test';
import { browsers } from '../support/browsers.ts';
import { hydrated } from '../support/hydrated.ts';
import { jobParts, jobsOf, openJobs } from '../support/job-list.ts';
import { listOf, listParts } from '../support/product-list.ts';
import { visitors } from '../support/visitors.ts';

test.describe('on mobile, going back without a network', { tag: '@ROUTE-11' }, () => {
	test.use(visitors.phone);

	test('shows the product list, and the pages before it, as the visitor left them', { tag: '@smoke' }, async ({
		page,
		context,
	}) => {
		await page.goto('/');
		await hydrated(page);
		await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
		await expect(page).toHaveURL('/product/all');
		const list = listParts(page);
		await expect(list.grid).toBeVisible();
		await list.openFilters();
		await list.certification('FDA').check();
		// Without a network only lists that came are shown again.
		await expect(list.count).toHaveText(`${listOf({ certifications: [1] }).total} products`);
		await list.pages.getByRole('link', { name: 'Page 2' }).click();
		await expect(list.currentPage).toHaveText('2');
		const { titles } = listOf({ certifications: [1] }, 2);
		await expect(list.cards.first()).toContainText(titles[0] ?? '');
		await page.evaluate(() => {
			const turn = document.startViewTransition.bind(document);
			document.startViewTransition = (update) => {
				document.documentElement.dataset.turned = 'gently';
				return turn(update);
			};
		});
		await list.cards.first().getByRole('link').click();
		await expect(page).toHaveURL(/\/products?\/.+\/?.+/);
		await expect(page.locator('html')).toHaveAttribute('data-turned', 'gently');
		await expect(list.grid).toHaveCount(0);

		await context.setOffline(true);
		await page.goBack();
		await expect(list.cards).toHaveText(titles.map((title) => new RegExp(`^${title.slice(0, 12)}`)));
		await expect(list.currentPage).toHaveText('2');
		await expect(list.certification('FDA')).toBeChecked();
		await page.goBack();
		await expect(list.currentPage).toHaveText('1');
		await page.goBack();
		await expect(list.count).toHaveText(`${listOf({}).total} products`);
		await page.goBack();
		await expect(page).toHaveURL('/');
		await expect(page.getByRole('heading', { level: 1 })).toBeAttached();

		// A product page is one of the six pages that start fresh: the browser requests it again.
		await context.setOffline(false);
		const asked: string[] = [];
		page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
		for (let step = 0; step < 4; step++) await page.goForward();
		await expect(list.grid).toHaveCount(0);
		expect(asked).not.toContain('/product/all.data');
		expect(asked).toContain(`${new URL(page.url()).pathname}.data`);
	});

	test('shows jobs, search results, articles and typed text as the visitor left them', { tag: '@FORM-22' }, async ({
		page,
		context,
	}) => {
		const list = await openJobs(page);
		await list.search.fill('engineer');
		await expect(page).toHaveURL(/search=engineer/);
		const { titles } = jobsOf({ keyword: 'engineer' });
		await expect(list.titles).toHaveText(titles);
		await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
		await expect(page).toHaveURL('/contact');
		const email = page.getByRole('main').getByRole('form').getByLabel('Email');
		await email.fill('mei@example.com');
		await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
		await expect(page).toHaveURL(/\/search/);
		await context.setOffline(true);
		await page.goBack();
		await expect(page).toHaveURL('/contact');
		await expect(email).toHaveValue('mei@example.com');
		await page.goBack();
		await expect(jobParts(page).titles).toHaveText(titles);
		await expect(jobParts(page).search).toHaveValue('engineer');
	});
});

test('the browser’s cache restores the former page after a fresh page load', async ({
	playwright,
	baseURL,
	launchOptions,
}) => {
	// Playwright disables the back/forward cache by default.
	const browser = await playwright.chromium.launch({
		...launchOptions,
		executablePath: browsers.whole,
		ignoreDefaultArgs: ['--disable-back-forward-cache'],
	});
	for (const visitor of [visitors.desktop, visitors.phone]) {
		const page = await browser.newPage({ ...visitor, baseURL });
		await page.goto('/careers');
		await hydrated(page);
		await page.evaluate(() => {
			addEventListener('pageshow', ({ persisted }) => {
				document.documentElement.dataset.persisted = String(persisted);
			});
			location.href = '/contact';
		});
		await page.waitForURL('/contact');
		await page.goBack({ waitUntil: 'commit' });
		await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
		await page.close();
	}
	await browser.close();
});
