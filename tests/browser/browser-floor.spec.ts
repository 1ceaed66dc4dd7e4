// Nightly, and when one of these changes: apps/site/vite.config.ts apps/site/app/styles package-lock.json
import { expect, type Page, test } from '@playwright/test';
import { en } from '../../apps/site/app/messages/en.ts';
import { violationsNow } from '../support/accessibility.ts';
import { listOf, listParts, openList } from '../support/product-list.ts';
import { layouts, moving, visitors } from '../support/visitors.ts';

const person = { first_name: 'Ada', last_name: 'Lim', email: 'ada@example.com' };

async function fillContact(page: Page) {
	const form = page.getByRole('main').locator('form').last();
	for (const [name, value] of Object.entries(person)) await form.locator(`[name=${name}]`).fill(value);
	await form.locator('select').selectOption('Referral');
	await form.getByRole('button', { name: en.submit }).click();
}

const reference = /[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}/;

for (const [layout, options] of layouts) {
	test.describe(`${layout} layout`, () => {
		test.use(options);

		test('the oldest browsers can filter, search, send a form, use the menu and go back', async ({ page }) => {
			await page.addInitScript(() => {
				Reflect.deleteProperty(AbortSignal, 'any');
				Reflect.deleteProperty(Element.prototype, 'checkVisibility');
				Reflect.deleteProperty(Document.prototype, 'startViewTransition');
			});
			const list = await openList(page);
			await list.openFilters();
			await list.certification('FDA').check();
			await expect(page).toHaveURL(/certifications=1/);
			await expect(list.count).toHaveText(`${listOf({ certifications: [1] }).total} products`);
			await list.search.fill('flu');
			await list.search.press('Enter');
			await expect(list.found.getByRole('listitem').first()).toBeVisible();
			await expect(page).toHaveURL(/search=flu/);
			await page.goBack();
			await expect(list.count).toHaveText(`${listOf({ certifications: [1] }).total} products`);
			if (layout === 'mobile') await page.getByRole('banner').locator('summary').first().click();
			await page.getByRole('banner').getByRole('link', { name: en.contact, exact: true }).first().click();
			await expect(page).toHaveURL('/contact');
			await fillContact(page);
			await expect(page.getByRole('main')).toContainText(reference);
		});

		test('below the floor a browser gets the pages without scripts, and sends a form', async ({ page }) => {
			await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSPropertyRule'));
			const scripts: string[] = [];
			page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
			await page.goto('/product/all');
			await listParts(page).openFilters();
			await expect(page.getByRole('main').getByRole('button', { name: 'Apply' })).toBeVisible();
			// The page without scripts is equally accessible.
			expect(await violationsNow(page)).toEqual([]);
			await page.goto('/contact');
			await fillContact(page);
			await expect(page.getByRole('main')).toContainText(reference);
			expect(scripts).toEqual([]);
		});
	});
}

test.describe('on a phone', () => {
	test.use({ ...visitors.phone, ...moving });

	test('the picture of the tapped card moves to its page, without focus too', async ({ page }) => {
		await page.addInitScript(() => {
			const turn = document.startViewTransition.bind(document);
			document.startViewTransition = (update) => {
				const moving = [...document.images].filter((picture) => {
					const name = getComputedStyle(picture).getPropertyValue('view-transition-name');
					return name === 'product-picture';
				});
				document.documentElement.dataset.moving = moving.map((picture) => picture.closest('article')?.innerText).join();
				return turn(update);
			};
		});
		const list = await openList(page);
		await expect(list.tags).toHaveCSS('scrollbar-width', 'none');
		const second = list.cards.nth(1);
		const title = await second.innerText();
		await second.getByRole('link').evaluate((link: HTMLElement) => link.click());
		await expect(page.locator('html')).toHaveAttribute('data-moving', new RegExp(`^\\s*${title.slice(0, 12)}`));
	});
});
