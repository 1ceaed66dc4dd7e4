import { expect, test } from '@playwright/test';
import { brand } from '@site/contract/brand';
import { addresses } from '../support/addresses.ts';
import { layouts, visitors } from '../support/visitors.ts';

for (const [layout, options] of layouts) {
	test(`every route answers in the ${layout} layout without scripting`, async ({ browser }) => {
		const context = await browser.newContext({ ...options, javaScriptEnabled: false });
		const page = await context.newPage();
		for (const [name, address] of Object.entries(addresses)) {
			const response = await page.goto(address);
			expect(response?.status(), name).toBe(200);
			await expect(page.locator('html'), name).toHaveAttribute('data-layout', layout);
			await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
			expect(await page.title(), name).not.toBe('');
			await expect(page.locator('meta[name=description]'), name).toHaveAttribute('content', /.{20,}/);
		}
		await context.close();
	});

	test(`every route comes alive in the ${layout} layout without an error`, async ({ browser }) => {
		const context = await browser.newContext(options);
		const page = await context.newPage();
		const problems: string[] = [];
		page.on('pageerror', (error) => problems.push(`${page.url()}: ${error}`));
		page.on('console', (message) => message.type() === 'error' && problems.push(`${page.url()}: ${message.text()}`));
		// What the next page makes needless is given up, which is no failure.
		page.on('requestfailed', (request) => {
			const reason = request.failure()?.errorText;
			if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
		});
		for (const address of Object.values(addresses)) {
			await page.goto(address, { waitUntil: 'load' });
			await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
		}
		expect(problems).toEqual([]);
		await context.close();
	});
}

test.describe('paths', () => {
	test.use(visitors.desktop);

	for (const [given, to] of [
		['/nowhere', '/'],
		['/nowhere/at/all', '/'],
		['/About', '/about'],
		['/culture/aiiso_truth_code', '/Culture/Aiiso_Truth_Code'],
		['/free-sample', '/free-sample-kit'],
		[`/${brand.slug.toUpperCase()}-poc-newsletter`, `/${brand.slug}-poc-newsletter`],
	] as const) {
		test(`${given} leads to ${to}`, async ({ page }) => {
			await page.goto(given);
			expect(new URL(page.url()).pathname).toBe(to);
		});
	}

	test('an unknown path answers with a redirect, a missing file with 404', async ({ request }) => {
		const unknown = await request.get('/nowhere', { maxRedirects: 0 });
		expect(unknown.status()).toBe(302);
		expect(unknown.headers().location).toBe('/');
		for (const path of [
			'/media/missing.webp',
			'/documents/missing.pdf',
			'/assets/missing.js',
			'/missing.png',
			'/apis/api/nothing',
		]) {
			expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
		}
	});

	for (const path of ['/products/nope', '/product/zt/nope', '/resources/nope', '/events-info/nope']) {
		test(`${path} answers 404 with the site around it, No Data and a way on`, async ({ page }) => {
			const response = await page.goto(path);
			expect(response?.status()).toBe(404);
			await expect(page.getByRole('heading', { name: 'No Data' })).toBeVisible();
			await expect(page.getByRole('contentinfo')).toBeVisible();
			await page.getByRole('main').getByRole('link', { name: 'See all products' }).click();
			await expect(page).toHaveURL('/product/all');
		});
	}

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

	test('/diagnostics shows the supply-chain page, whose address is the canonical one', async ({ page }) => {
		await page.goto('/diagnostics');
		await expect(page).toHaveTitle('Integrated Supply Chain for Diagnostic Customers');
		await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/supply-chain$/);
	});

	test('the contract manufacturing card leads to the variant for supply-chain readers', async ({ page }) => {
		await page.goto('/supply-chain');
		await page.locator('a[href="/contract-manufacturing?for=supply-chain"]').first().click();
		await expect(page).toHaveTitle('Integrated Supply Chain for Contract Manufacturing Clients');
		await page.goto('/contract-manufacturing');
		await expect(page.getByRole('heading', { level: 1 })).toContainText('IVD Contract Manufacturing Solutions');
	});

	test('a missing board member shows the toast Error and no content', async ({ page }) => {
		await page.goto('/scientific-strategy-board-info?name=nobody');
		await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible();
	});
});
