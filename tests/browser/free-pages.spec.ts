import { expect, test } from '@playwright/test';
import { layouts } from '../support/visitors.ts';

const address = '/campaigns/respiratory-season';

for (const [layout, options] of layouts) {
	test.describe(layout, () => {
		test.use(options);

		test('a free page is reached by a link within the site, in both languages, without loading the site again (FREE-1)', {
			tag: '@smoke',
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

		test('a free page is read without scripts and printed (FREE-1)', async ({ browser }) => {
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

test('a free page says where it stands, in the sitemap and to search engines, and what is not there leads home (FREE-1, FREE-5)', async ({
	request,
}) => {
	const html = await (await request.get(`${address}?lang=cn`)).text();
	expect(html).toContain(`${address}?lang=cn"`);
	expect(html).toMatch(/"@type":"BreadcrumbList".*为呼吸道感染高发季做好准备/);
	const sitemap = await (await request.get('/sitemap.xml')).text();
	expect(sitemap).toContain(`${address}</loc>`);
	const found = await request.get('/search?search=ready+for+the+season&lang=en');
	expect(await found.text()).toContain(`href="${address}"`);
	const nowhere = await request.get('/campaigns/nothing-here', { maxRedirects: 0 });
	expect([nowhere.status(), nowhere.headers().location]).toEqual([302, '/']);
	const moved = await request.get(`${address.toUpperCase()}/`, { maxRedirects: 0 });
	expect([moved.status(), moved.headers().location]).toEqual([301, address]);
});
