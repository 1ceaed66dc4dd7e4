import { expect, test } from '@playwright/test';
import { routePaths } from '../../apps/site/app/route-paths.ts';
import { visitors } from '../support/visitors.ts';

const hostile = ['%E0%A4%A', '%', '%C0%AF', '%00', '__proto__', '%22%3E%3Cscript%3E', '..%2F..%2F', '%F0%9F%92'];
const named = Object.values(routePaths).flatMap((path) => (path.includes(':') ? [path.replace(/:.*$/, '')] : []));
const hostileAddresses = [
	...[...new Set(named)].map((start, at) => start + hostile[at % hostile.length]),
	...['/product/all', '/search', '/careers', '/resources', '/documents', '/list', '/finder', '/report'].map(
		(path, at) => {
			const value = hostile[at % hostile.length];
			return `${path}?${['page', 'search', 'compare', 'job', 'add', 'for', 'product'].map((name) => `${name}=${value}`).join('&')}`;
		},
	),
];

test.describe('paths', () => {
	test.use(visitors.desktop);

	// Holds D11.
	test('what is missing says so, and leads on', async ({ page }) => {
		const response = await page.goto('/products/nope');
		expect(response?.status()).toBe(404);
		await page.getByRole('main').getByRole('link', { name: 'See all products' }).click();
		await expect(page).toHaveURL('/product/all');
	});

	// Holds ROUTE-8, ROUTE-10.
	test('a hostile address shows a page of the site, also once its scripts run', async ({ page }) => {
		const failures: string[] = [];
		page.on('pageerror', ({ message }) => failures.push(`${page.url()}: ${message}`));
		for (const address of hostileAddresses) {
			await page.goto(address, { waitUntil: 'domcontentloaded' });
			await page.waitForFunction(() => {
				const link = document.querySelector('header a');
				return !link || Object.keys(link).some((key) => key.startsWith('__reactProps'));
			});
			if ((await page.getByRole('banner').count()) === 0) failures.push(`${address}: ${await page.title()}`);
		}
		expect(failures).toEqual([]);
	});

	// Holds D12.
	test('a slug with / and & works encoded and bare', { tag: '@smoke' }, async ({ page }) => {
		const titles = [];
		for (const slug of ['flu-a%2Fb-%26-covid-19-multiplex-rapid-test', 'flu-a/b-&-covid-19-multiplex-rapid-test']) {
			const response = await page.goto(`/products/${slug}`);
			expect(response?.status()).toBe(200);
			titles.push(await page.title());
		}
		expect(titles[0]).toContain('Flu A/B & COVID-19 Multiplex Rapid Test');
		expect(titles[1]).toBe(titles[0]);
	});

	// Holds D13.
	test('/diagnostics shows the supply-chain page, whose address is the canonical one', async ({ page }) => {
		await page.goto('/diagnostics');
		await expect(page).toHaveTitle('Integrated Supply Chain for Diagnostic Customers');
		await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/supply-chain$/);
	});

	// Holds D13.
	test('the contract manufacturing card leads to the variant for supply-chain readers', async ({ page }) => {
		await page.goto('/supply-chain');
		await page.locator('a[href="/contract-manufacturing?for=supply-chain"]').first().click();
		await expect(page).toHaveTitle('Integrated Supply Chain for Contract Manufacturing Clients');
		await page.goto('/contract-manufacturing');
		await expect(page.getByRole('heading', { level: 1 })).toContainText('IVD Contract Manufacturing Solutions');
	});

	// Holds PAGE-20.
	test('a missing board member shows the toast Error and no content', async ({ page }) => {
		await page.goto('/scientific-strategy-board-info?name=nobody');
		await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible();
	});
});
