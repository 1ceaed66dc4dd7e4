import { expect, test } from '@playwright/test';
import { en } from '../../apps/site/app/messages/en.ts';
import { addresses } from '../support/addresses.ts';
import { byDepth } from '../support/depth.ts';
import { formCases, formParts } from '../support/forms.ts';
import { hydrated } from '../support/hydrated.ts';
import { fillByKeyboard, tabTo } from '../support/keyboard.ts';
import { openList } from '../support/product-list.ts';
import { tabStops } from '../support/tab-stops.ts';
import { layouts, moving, visitors } from '../support/visitors.ts';

/** Pages with every kind of control: carousels, filters, tabs, charts, forms, disclosures, the policy viewer. */
const walked = byDepth({
	usual: { desktop: ['Home', 'Productsinfos'], mobile: ['Products', 'AntiBriberyPolicy'] },
	nightly: {
		desktop: ['Home', 'Products', 'Productsinfos', 'Contact', 'Careers'],
		mobile: ['Home', 'Products', 'Careers', 'AntiBriberyPolicy'],
	},
});

// Recording a trace of hundreds of keys would take longer than the test itself.
test.use({ trace: 'off' });

for (const [layout, visitor] of layouts) {
	test.describe(layout, () => {
		test.use(visitor);

		for (const name of walked[layout]) {
			test(`Tab walks through ${name}: each stop is visible, has a ring of 3:1, and lets go`, {
				tag: '@SHELL-30',
			}, async ({ page }) => {
				await page.goto(addresses[name] ?? '/');
				// A document makes the page longer once it has loaded.
				await expect(page.getByText(en.loading, { exact: true })).toHaveCount(0);
				const stops = await tabStops(page);
				expect(stops[0]?.name).toContain('Skip to content');
				expect(stops.at(-1)?.name).not.toBe(stops[0]?.name);
				expect(stops.length).toBeGreaterThan(20);
				expect(stops.filter(({ visible }) => !visible)).toEqual([]);
				expect(stops.filter(({ ring }) => !ring)).toEqual([]);
				expect(stops.filter(({ contrast }) => contrast !== null && contrast < 3)).toEqual([]);
			});
		}
	});
}

/** The other cases are the same forms on other pages. */
const eachForm = formCases.filter(({ name }) => /^(footer|contact|event|enquiry|application)$/.test(name));

for (const form of eachForm) {
	test(`the ${form.name} form is filled in, sent and answered with the keyboard alone`, { tag: '@FORM-21' }, async ({
		browser,
	}) => {
		const [layout, visitor] = layouts[form.name === 'contact' ? 1 : 0];
		const page = await browser.newPage(visitor);
		await page.goto(form.address);
		await hydrated(page);
		const { element, send, unfold } = formParts(page, form, layout);
		await unfold();
		await element.locator('input:not([type=hidden])').first().focus();
		await fillByKeyboard(page, send);
		await expect(element).toContainText(/[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}/);
		await page.close();
	});
}

test('a visitor filters, chooses and compares products with the keyboard alone', { tag: '@smoke' }, async ({
	browser,
}) => {
	const page = await browser.newPage(visitors.desktop);
	const list = await openList(page);
	const { keyboard } = page;
	await tabTo(page, list.certification('FDA'));
	await keyboard.press('Space');
	await expect(page).toHaveURL(/certifications=/);
	await expect(list.certification('FDA')).toBeFocused();
	for (const place of [0, 1]) {
		await tabTo(page, list.grid.getByRole('checkbox').nth(place));
		await keyboard.press('Space');
	}
	await tabTo(page, page.getByRole('region', { name: 'Chosen to compare' }).getByRole('link', { name: 'Compare' }));
	await keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeFocused();
	await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);
	await tabTo(page, page.getByRole('link', { name: /^Take .* out/ }).first());
	await keyboard.press('Enter');
	await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2);
	await page.close();
});

test.describe('Escape closes everything that the keyboard opens, and returns the focus', { tag: '@SHELL-31' }, () => {
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

	test('the search pop-up; the keyboard pauses the carousel', async ({ browser }) => {
		const page = await browser.newPage({ ...visitors.desktop, ...moving.contextOptions });
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
