import { expect, type Page, test } from '@playwright/test';
import { productAddress } from '../../apps/site/app/destinations.ts';
import { productWords } from '../../apps/site/app/messages/product.ts';
import { hydrated, underWay } from '../support/hydrated.ts';
import { certificationsOf, plainAddress, products } from '../support/product-page.ts';
import { desktopAtLeast, mobileAtLeast } from '../support/visitors.ts';

const { professional, troponin } = products;
const call = '/apis/api/product/product_tongji';

/** Opens a page with a paused clock, and counts the views that it reports. */
async function open(page: Page, address: string) {
	const told: Record<string, unknown>[] = [];
	page.on('request', (request) => request.url().endsWith(call) && told.push(request.postDataJSON()));
	await page.clock.install();
	const opened = Date.now() + 60_000;
	await page.clock.pauseAt(opened);
	await page.goto(address);
	await hydrated(page);
	return { told, opened };
}

for (const [layout, options] of desktopAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('the page reports one view 10 s after it loads, with a valid signature', { tag: '@CONST-2' }, async ({
			page,
		}) => {
			const { told, opened } = await open(page, productAddress(professional.slug));
			await page.clock.runFor(9_999);
			await underWay(page);
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
			await underWay(page);
			expect(told).toHaveLength(1);
		});
	});
}

for (const [layout, options] of mobileAtLeast) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('the page reports no view if the visitor leaves earlier', { tag: ['@CALL-46', '@FORM-25'] }, async ({
			page,
		}) => {
			const { told } = await open(page, plainAddress(troponin));
			await page.clock.runFor(9_000);
			await page.getByRole('main').getByRole('link', { name: productWords.en.requestInformation }).click();
			await expect(page).toHaveURL('/contact');
			await page.clock.runFor(60_000);
			await underWay(page);
			expect(told).toHaveLength(0);
		});
	});
}

test('the session language cn is reported as 1', { tag: '@CALL-46' }, async ({ page }) => {
	await page.addInitScript(() => sessionStorage.setItem('lang', 'cn'));
	const { told } = await open(page, plainAddress(troponin));
	const answered = page.waitForResponse(`**${call}`);
	await page.clock.runFor(10_000);
	await answered;
	expect(told).toMatchObject([{ language: 1, url: 'Productsinfo', productid: troponin.id }]);
});

test('a failed view report does not disturb the visitor', { tag: ['@CALL-46', '@FORM-25'] }, async ({ page }) => {
	await page.route(`**${call}`, (route) =>
		route.fulfill({ status: 500, json: { status: 500, msg: 'Broken', data: null } }),
	);
	const errors: Error[] = [];
	page.on('pageerror', (error) => errors.push(error));
	await open(page, plainAddress(troponin));
	const answered = page.waitForResponse(`**${call}`);
	await page.clock.runFor(10_000);
	await answered;
	await underWay(page);
	await expect(page.getByText('Broken')).toHaveCount(0);
	expect(errors).toEqual([]);
});
