import { expect, test } from '@playwright/test';
import { boxPath } from '@site/contract/box-code';
import { gtin14 } from '@site/contract/gtin';
import { demoSnapshot } from '@site/demo/snapshot';
import { layouts } from '../support/visitors.ts';

const strips = demoSnapshot.products.find(({ slug }) => slug === 'blood-glucose-test-strips');
const pack = strips?.packs[0];
const gtin = gtin14(pack?.gtin ?? '');
const affected = 'BGS2604B';

const flu = demoSnapshot.products.find(({ slug }) => slug === 'flu-a-b-rapid-test');
const fluBox = gtin14(flu?.packs[0]?.gtin ?? '');

for (const [layout, visitor] of layouts) {
	test.describe(`without JavaScript, ${layout}`, () => {
		test.use({ ...visitor, javaScriptEnabled: false });

		// Holds BOX-1, BOX-3, BOX-4.
		test('what is typed of a box leads to its page, with instructions, dates and notices', { tag: '@smoke' }, async ({
			page,
		}) => {
			const main = page.getByRole('main');
			const field = page.getByLabel('Number on the box');
			await page.goto('/check');
			await field.fill(`(01)${gtin}(17)280331(10)${affected}`);
			await page.getByRole('button', { name: 'Show the box' }).click();
			await expect(page).toHaveURL(`/01/${gtin}/10/${affected}?17=280331`);
			await expect(main.getByRole('heading', { level: 1 })).toHaveText(strips?.title.en ?? '');
			await expect(main).toContainText(pack?.reference ?? 'none');
			await expect(main).toContainText('March 31, 2028');
			await expect(main.getByRole('heading', { name: 'Do not use this vial' })).toBeVisible();
			await expect(main).toContainText(`Field safety notice FSN-2026-02 concerns lot ${affected}`);
			await expect(main.getByRole('link', { name: /English.*Revision/ })).toHaveAttribute(
				'href',
				/^\/documents\/.+\/ifu\/en\//,
			);

			await page.goto('/check');
			await field.fill('lot flu2409a');
			await field.press('Enter');
			await expect(page).toHaveURL(`/01/${fluBox}/10/FLU2409A`);
			await expect(main.getByRole('heading', { name: 'Use until February 28, 2027' })).toBeVisible();
			await expect(main).toContainText('August 31, 2026 is printed on the box');
			await expect(main.getByRole('heading', { name: 'What to do' })).toBeVisible();
			const letter = main.getByRole('link', { name: /letter on the longer shelf life/ });
			const file = await page.request.get((await letter.getAttribute('href')) ?? '');
			expect(file.headers()['content-type']).toBe('application/pdf');

			await page.goto('/check?code=FLU2409C');
			await main.getByRole('link', { name: '50 tests' }).click();
			await expect(page).toHaveURL(/\/10\/FLU2409C$/);
			await expect(main).toContainText('HA-FLU-50');
		});

		// Holds BOX-3, BOX-12.
		test('a lot that is not on record is read again, and leads to the one that was meant', async ({ page }) => {
			const main = page.getByRole('main');
			await page.goto(boxPath({ gtin, lot: 'BGS2604E', expires: '2021-06-30' }));
			await expect(main.getByRole('heading', { name: 'We do not know lot BGS2604E' })).toBeVisible();
			await expect(main).toContainText('June 30, 2021, has passed too');
			await page.getByLabel('Lot, as printed beside LOT').fill(affected.toLowerCase());
			await page.getByRole('button', { name: 'Check the lot' }).click();
			await expect(main.getByRole('heading', { name: 'Do not use this vial' })).toBeVisible();

			await page.goto('/check');
			await page.getByLabel('Number on the box').fill(`REF ${pack?.reference} LOT ${affected}`);
			await page.getByLabel('Number on the box').press('Enter');
			await expect(page).toHaveURL(`/01/${gtin}/10/${affected}`);

			await page.goto('/check?code=hello');
			await expect(page.getByLabel('Number on the box')).toHaveValue('hello');
			await expect(main).toContainText('We know neither a product nor a lot under this number');
			await expect(main.getByRole('link', { name: /^\+1/ })).toBeVisible();
		});
	});
}

// Holds BOX-2.
test('a number that is mistyped or not ours is answered 404, and says what it may be', async ({ request }) => {
	const wrong = gtin.slice(0, -1) + String((Number(gtin.at(-1)) + 1) % 10);
	const mistyped = await request.get(`/01/${wrong}`);
	expect(mistyped.status()).toBe(404);
	expect(await mistyped.text()).toContain('This number may be mistyped');
	const foreign = await request.get('/01/04006381333931');
	expect(foreign.status()).toBe(404);
	expect(await foreign.text()).toContain('We know no product under this number');
	const short = demoSnapshot.products.flatMap(({ packs }) => packs).find((one) => one.gtin?.length === 13);
	expect((await request.get(`/01/${short?.gtin ?? gtin}/22/X/10/A%2F1?11=250101`)).status()).toBe(200);
	for (const nonsense of ['x', '1', '%ZZ', `${gtin}/10`, `${gtin}/10/${'a'.repeat(500)}`])
		expect([200, 404]).toContain((await request.get(`/01/${nonsense}`)).status());
});
