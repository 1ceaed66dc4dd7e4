import { expect, test } from '@playwright/test';
import { visitors } from '../support/visitors.ts';

test.describe('paths', () => {
	test.use(visitors.desktop);

	// Holds D11.
	test('what is missing says so, and leads on', async ({ page }) => {
		const response = await page.goto('/products/nope');
		expect(response?.status()).toBe(404);
		await page.getByRole('main').getByRole('link', { name: 'See all products' }).click();
		await expect(page).toHaveURL('/product/all');
	});

	// Holds D12.
	test('a slug with / and & works encoded and bare', async ({ page }) => {
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
