import { expect, test } from '@playwright/test';
import { boxPath } from '@site/contract/box-code';
import { gtin14 } from '@site/contract/gtin';
import { demoSnapshot } from '@site/demo/snapshot';
import { hydrated } from '../support/hydrated.ts';
import { desktopAtLeast, mobileAtLeast, visitors } from '../support/visitors.ts';

const strips = demoSnapshot.products.find(({ slug }) => slug === 'blood-glucose-test-strips');
const pack = strips?.packs[0];
const gtin = gtin14(pack?.gtin ?? '');
const affected = 'BGS2604B';

const flu = demoSnapshot.products.find(({ slug }) => slug === 'flu-a-b-rapid-test');
const fluBox = gtin14(flu?.packs[0]?.gtin ?? '');

for (const [layout, visitor] of desktopAtLeast) {
	test.describe(`without JavaScript, ${layout}`, () => {
		test.use({ ...visitor, javaScriptEnabled: false });

		test('an unknown lot number can be corrected, and leads to the affected lot', {
			tag: ['@BOX-3', '@BOX-12'],
		}, async ({ page }) => {
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

for (const [layout, visitor] of mobileAtLeast) {
	test.describe(`without JavaScript, ${layout}`, () => {
		test.use({ ...visitor, javaScriptEnabled: false });

		test('a typed number leads to the page of the box, with instructions and notices', {
			tag: ['@smoke', '@BOX-1', '@BOX-3', '@BOX-4'],
		}, async ({ page }) => {
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
	});
}

test.describe('the drawn carton', () => {
	test.use({ ...visitors.desktop, javaScriptEnabled: false });

	test('lights the place of a name, and with the field those of all numbers', { tag: '@BOX-60' }, async ({ page }) => {
		await page.goto('/check');
		const places = page.getByRole('region', { name: 'Where the numbers are' }).locator('dl svg');
		const lit = () => places.evaluateAll((all) => all.map((place) => getComputedStyle(place).opacity).join(''));
		expect(await lit()).toBe('00000');
		await page.getByRole('link', { name: 'LOT', exact: true }).focus();
		expect(await lit()).toBe('01000');
		await page.keyboard.press('Enter');
		await expect(page.getByLabel('Number on the box')).toBeFocused();
		expect(await lit()).toBe('11100');
	});
});

test.describe('the camera', () => {
	test.use(visitors.phone);

	test('reads the code where the browser can, and leads to the box', { tag: '@BOX-60' }, async ({ page }) => {
		await page.goto('/check');
		await hydrated(page);
		await expect(page.getByRole('button', { name: 'Read the code with the camera' })).toHaveCount(0);
		await page.addInitScript((code) => {
			class BarcodeDetector {
				static getSupportedFormats = async () => ['qr_code'];
				detect = async () => [{ rawValue: code }];
			}
			const getUserMedia = async () => document.createElement('canvas').captureStream();
			Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
			Object.assign(window, { BarcodeDetector });
		}, `(01)${gtin}(17)280331(10)${affected}`);
		await page.reload();
		await page.getByRole('button', { name: 'Read the code with the camera' }).click();
		await expect(page).toHaveURL(`/01/${gtin}/10/${affected}?17=280331`);
	});
});
