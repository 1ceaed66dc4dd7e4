import { expect, type Page, test } from '@playwright/test';
import { productAddress } from '../../apps/site/app/destinations.ts';
import { productWords } from '../../apps/site/app/messages/product.ts';
import { certificationsOf, plainAddress, products } from '../support/product-page.ts';
import { layouts } from '../support/visitors.ts';

const { professional, troponin } = products;
const call = '/apis/api/product/product_tongji';

/** Opens a page whose clock stands still, and counts the views that it tells. */
async function open(page: Page, address: string) {
	const told: Record<string, unknown>[] = [];
	page.on('request', (request) => request.url().endsWith(call) && told.push(request.postDataJSON()));
	await page.clock.install();
	const opened = Date.now() + 60_000;
	await page.clock.pauseAt(opened);
	await page.goto(address);
	// A tab that answers is a page that runs.
	const tab = page.getByRole('tab').last();
	await expect(async () => {
		await tab.click();
		await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 100 });
	}).toPass();
	return { told, opened };
}

/** Whatever the page had begun to send before this is under way after it. */
const settle = (page: Page) => page.evaluate(async () => void (await fetch('/readyz')));

for (const [layout, options] of layouts) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		// Holds CONST-2.
		test('a view is told once, 10 s after the page loads, with a sign that the server accepts', async ({ page }) => {
			const { told, opened } = await open(page, productAddress(professional.slug));
			await page.clock.runFor(9_999);
			await settle(page);
			expect(told).toHaveLength(0);
			const answered = page.waitForResponse(`**${call}`);
			await page.clock.runFor(1);
			const answer = await answered;
			expect(await answer.json()).toEqual({ status: 200, msg: 'ok', data: null });
			expect(told).toEqual([
				{
					language: 2,
					cate_id: professional.categoryId,
					cert_id: certificationsOf(professional).join(','),
					productid: professional.id,
					url: 'Productsinfos',
					addtime: opened + 10_000,
					sign: expect.stringMatching(/^[0-9a-f]{64}$/),
				},
			]);
			await page.clock.runFor(60_000);
			await settle(page);
			expect(told).toHaveLength(1);
		});

		// Holds CALL-47, D57.
		test('no view is told when the visitor left before', async ({ page }) => {
			const { told } = await open(page, plainAddress(troponin));
			await page.clock.runFor(9_000);
			await page.getByRole('main').getByRole('link', { name: productWords.en.requestInformation }).click();
			await expect(page).toHaveURL('/contact');
			await page.clock.runFor(60_000);
			await settle(page);
			expect(told).toHaveLength(0);
		});
	});
}

// Holds CALL-46.
test('the session language cn is told as 1', async ({ page }) => {
	await page.addInitScript(() => sessionStorage.setItem('lang', 'cn'));
	const { told } = await open(page, plainAddress(troponin));
	const answered = page.waitForResponse(`**${call}`);
	await page.clock.runFor(10_000);
	await answered;
	expect(told).toMatchObject([{ language: 1, url: 'Productsinfo', productid: troponin.id }]);
});

// Holds CALL-47, D57.
test('a view that can not be told troubles nobody', async ({ page }) => {
	await page.route(`**${call}`, (route) =>
		route.fulfill({ status: 500, json: { status: 500, msg: 'Broken', data: null } }),
	);
	const errors: Error[] = [];
	page.on('pageerror', (error) => errors.push(error));
	await open(page, plainAddress(troponin));
	const answered = page.waitForResponse(`**${call}`);
	await page.clock.runFor(10_000);
	await answered;
	await settle(page);
	await expect(page.getByText('Broken')).toHaveCount(0);
	expect(errors).toEqual([]);
});
