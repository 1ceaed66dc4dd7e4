import { expect, test } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { tabStops } from '../support/tab-stops.ts';
import { layouts, visitors } from '../support/visitors.ts';

/** Each kind of thing that can be reached: banners and carousels, filters, tabs and charts, forms, disclosures, the viewer of the policy. */
const walked = {
	desktop: ['Home', 'Products', 'Productsinfos', 'Contact', 'Careers'],
	mobile: ['Home', 'Products', 'Careers', 'AntiBriberyPolicy'],
};

// Hundreds of keys: what a trace keeps of each takes longer than the walk.
test.use({ trace: 'off' });

for (const [layout, visitor] of layouts) {
	test.describe(layout, () => {
		test.use({ ...visitor, contextOptions: { reducedMotion: 'reduce' } });

		for (const name of walked[layout]) {
			test(`the Tab key walks through ${name}: each stop is seen, has a ring of 3:1, and none holds it`, async ({
				page,
			}) => {
				await page.goto(addresses[name] ?? '/');
				const stops = await tabStops(page);
				expect(stops[0]?.name).toContain('Skip to content');
				expect(stops.at(-1)?.name).not.toBe(stops[0]?.name);
				expect(stops.length).toBeGreaterThan(20);
				expect(stops.filter(({ visible }) => !visible)).toEqual([]);
				expect(stops.filter(({ ring }) => !ring)).toEqual([]);
				expect(stops.filter(({ contrast }) => contrast !== null && contrast < 3)).toEqual([]);
			});
		}

		test('a form is filled in, sent and answered with the keyboard alone', async ({ page }) => {
			await page.goto('/contact');
			const { keyboard } = page;
			await page.getByRole('main').getByLabel('First name').focus();
			for (const words of ['Kay', 'Board', 'Clinic', 'Nurse', 'kay@example.com', '+1 555 0100']) {
				await keyboard.type(words);
				await keyboard.press('Tab');
			}
			await keyboard.press('R');
			await keyboard.press('Tab');
			await keyboard.type('Please call me.');
			await keyboard.press('Tab');
			await keyboard.press('Tab');
			await keyboard.press('Enter');
			await expect(page.getByRole('main').locator('form')).toContainText(/Your reference: \w{3}-\w{3}-\w{3}/);
		});
	});
}

test.describe('what opens with the keyboard closes with Escape and gives the focus back', () => {
	test('the menu of a phone', async ({ browser }) => {
		const page = await browser.newPage(visitors.phone);
		await page.goto('/about');
		const menu = page.locator('header summary').first();
		await menu.focus();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
		await page.keyboard.press('Tab');
		await page.keyboard.press('Escape');
		await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
		await expect(menu).toBeFocused();
		await page.close();
	});

	test('the search pop-up, and the carousel stands still when it is told to', async ({ browser }) => {
		const page = await browser.newPage(visitors.desktop);
		await page.goto('/');
		const icon = page.locator('header').getByRole('link', { name: 'Search' });
		await icon.focus();
		await page.keyboard.press('Enter');
		await expect(page.getByPlaceholder('Search...')).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(page.getByPlaceholder('Search...')).toBeHidden();
		await expect(icon).toBeFocused();

		const pause = page.getByRole('button', { name: /^Pause/ }).first();
		await pause.focus();
		await page.keyboard.press('Space');
		await expect(page.getByRole('button', { name: /^Play|^Start/ }).first()).toBeFocused();
		await page.keyboard.press('Tab');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await expect(page.locator('button[aria-current=true]').first()).toBeFocused();
		await page.close();
	});
});
