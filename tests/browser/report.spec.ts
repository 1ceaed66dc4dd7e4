import { expect, test } from '@playwright/test';
import { boxPath } from '@site/contract/box-code';
import { gtin14 } from '@site/contract/gtin';
import { demoSnapshot } from '@site/demo/snapshot';
import { productAddress } from '../../apps/site/app/destinations.ts';
import { boxWords } from '../../apps/site/app/messages/box.ts';
import { reportWords } from '../../apps/site/app/messages/report.ts';
import { desktopAtLeast, mobileAtLeast } from '../support/visitors.ts';
import { jpeg, png } from '../wire/photos.ts';

const strips = demoSnapshot.products.find(({ slug }) => slug === 'blood-glucose-test-strips');
const pack = strips?.packs[0];
const gtin = gtin14(pack?.gtin ?? '');
const { en, cn } = reportWords;
const photo = { name: 'box.jpg', mimeType: 'image/jpeg', buffer: jpeg };

for (const [layout, visitor] of desktopAtLeast) {
	test.describe(`with JavaScript, ${layout}`, () => {
		test.use(visitor);

		test('a button in the page’s language chooses photos, and each photo is named', { tag: '@REPORT-3' }, async ({
			page,
		}) => {
			await page.goto('/report?lang=cn');
			await expect(page.getByText(cn.choosePhotos)).toBeVisible();
			await page.getByLabel(cn.photos).setInputFiles([photo, { ...photo, name: 'lot.jpg' }]);
			await expect(page.getByText('box.jpg · lot.jpg')).toBeVisible();
		});
	});
}

for (const [layout, visitor] of mobileAtLeast) {
	test.describe(`without JavaScript, ${layout}`, () => {
		test.use({ ...visitor, javaScriptEnabled: false });

		test('a box leads to its report, which is corrected, sent and shown with its state', {
			tag: ['@smoke', '@REPORT-1', '@REPORT-2', '@REPORT-3', '@REPORT-7', '@REPORT-8'],
		}, async ({ page }) => {
			await page.goto(boxPath({ gtin, lot: 'ZZ1', expires: '2027-06-30' }));
			await page.getByRole('link', { name: 'Something is wrong with it' }).click();
			await expect(page.getByLabel(en.deviceName)).toHaveValue(new RegExp(`REF ${pack?.reference}`));
			await expect(page.getByLabel(en.gtin)).toHaveValue(pack?.gtin ?? 'none');
			await expect(page.getByLabel(en.lot)).toHaveValue('ZZ1');
			await expect(page.getByLabel(en.expires)).toHaveValue('June 30, 2027');
			await page.getByLabel(en.happened).fill('No line\nat all');
			await page.getByLabel(en.photos).setInputFiles(photo);
			await page.getByRole('button', { name: en.send }).click();

			const main = page.getByRole('main');
			await expect(main.getByText('Please complete this required field.').first()).toBeVisible();
			await expect(page.getByLabel(en.happened)).toHaveValue('No line\nat all');
			await expect(page.getByLabel(en.lot)).toHaveValue('ZZ1');
			await expect(page.getByRole('checkbox', { name: 'box.jpg' })).toBeChecked();
			await page.getByRole('radio', { name: en.harms.possible }).check();
			await page.locator('#report-name').fill('Ada Lim');
			await page.locator('#report-email').fill('ada@example.com');
			await page.locator('#report-country').fill('Ireland');
			await page.locator('#report-role').selectOption('patient');
			await page.getByRole('button', { name: en.send }).click();

			await expect(main.getByRole('heading', { level: 1 })).toHaveText(en.thanks);
			await expect(page).toHaveURL(/\/report\/[0-9A-Z-]{11}\?key=[\w-]{43}$/);
			const address = new URL(page.url());
			await expect(main).toContainText(address.pathname.slice('/report/'.length));
			await expect(main).toContainText(en.stateNames.received);
			await expect(main).not.toContainText(/Ada|Ireland|No line/);
			await page.goto(`${address.pathname}?lang=cn&key=${address.searchParams.get('key')}`);
			await expect(main.getByRole('heading', { level: 1 })).toHaveText(cn.thanks);
		});
	});
}

test('product page, contact page and footer link to the form, which survives a reload', {
	tag: ['@REPORT-2', '@REPORT-3'],
}, async ({ page }) => {
	await page.goto('/contact');
	await expect(page.getByRole('main').getByRole('link', { name: /Report it here/ })).toHaveAttribute('href', '/report');
	await expect(page.getByRole('contentinfo').getByRole('link', { name: en.title })).toHaveAttribute('href', '/report');
	await page.goto(productAddress(strips?.slug ?? ''));
	await page.getByRole('link', { name: 'Report a problem with this product' }).click();
	await expect(page.getByLabel(en.deviceName)).toHaveValue(new RegExp(strips?.title.en ?? 'none'));
	await page.getByLabel(en.lot).fill('B7');
	await page.getByLabel(en.happened).fill('The cap was loose');
	await page.reload();
	await expect(page.getByLabel(en.happened)).toHaveValue('The cap was loose');
	await page.getByLabel(en.photos).setInputFiles({ ...photo, name: 'page.png', buffer: png.subarray(0, 40) });
	await page.getByRole('button', { name: en.send }).click();
	await expect(page.getByText('We cannot take page.png')).toBeVisible();
	await expect(page.getByLabel(en.happened)).toHaveValue('The cap was loose');
	await expect(page.getByLabel(en.lot)).toHaveValue('B7');
});

test('the exchange of a recalled box is asked for with box and notice', { tag: ['@REPORT-2', '@BOX-13'] }, async ({
	page,
}) => {
	await page.goto('/01/09521234903000/10/BGS2604A');
	await page.getByRole('link', { name: boxWords.en.askExchange }).click();
	await expect(page.getByLabel(en.deviceName)).toHaveValue(new RegExp(strips?.title.en ?? 'none'));
	await expect(page.getByLabel(en.lot)).toHaveValue('BGS2604A');
	await expect(page.getByLabel(en.happened)).toHaveValue(en.exchange('FSN-2026-02'));
});
