import { expect, test } from '@playwright/test';
import { desktopAtLeast, mobileAtLeast } from '../support/visitors.ts';

const address = '/campaigns/respiratory-season';

for (const [layout, options] of desktopAtLeast) {
	test.describe(layout, () => {
		test.use(options);

		test('a free page can be read without scripts, and printed', { tag: '@FREE-1' }, async ({ browser }) => {
			const context = await browser.newContext({ ...options, javaScriptEnabled: false });
			const page = await context.newPage();
			await page.goto(address);
			await expect(page.getByRole('heading', { name: 'Order before the rush' })).toBeVisible();
			await page.emulateMedia({ media: 'print' });
			await expect(page.getByRole('heading', { name: 'Keep it where it lasts' })).toBeVisible();
			await context.close();
		});
	});
}

for (const [layout, options] of mobileAtLeast) {
	test.describe(layout, () => {
		test.use(options);

		test('links within the site open a free page in both languages, without a reload', {
			tag: ['@smoke', '@FREE-1'],
		}, async ({ page }) => {
			await page.goto('/free-sample-kit');
			await page.evaluate(() => Object.assign(window, { stayed: true }));
			await page.getByRole('main').getByRole('link', { name: 'Prepare for the season' }).focus();
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(new RegExp(`${address}$`));
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready for the Season');
			expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
			await page.goto(`${address}?lang=cn`);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('为呼吸道感染高发季做好准备');
		});
	});
}
