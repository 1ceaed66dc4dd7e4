import { expect, test } from '@playwright/test';
import { violationsNow } from '../support/accessibility.ts';
import { deliver } from './support/letters.ts';
import { ready } from './support/ready.ts';
import { signIn } from './support/sign-in.ts';
import { contact } from './support/submissions.ts';

test('Ctrl+K finds an item, a message and an action from anywhere, by keyboard', {
	tag: ['@smoke', '@WORK-10'],
}, async ({ page, request }) => {
	const letter = contact();
	await deliver(request, letter);
	await signIn(page);
	await page.goto('/admin/collections/articles');
	await ready(page);
	await page.keyboard.press('Control+k');
	const words = page.getByRole('combobox', { name: 'What do you look for?' });
	await expect(words).toBeFocused();
	await words.fill('flu a/b');
	const options = page.getByRole('dialog', { name: 'Search everything' }).getByRole('option');
	await expect(options.filter({ hasText: 'Flu A/B Rapid Test' }).first()).toBeVisible();
	expect(await violationsNow(page, '.studio-find-dialog')).toEqual([]);
	await words.fill(letter.reference);
	await expect(options).toHaveCount(1);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: new RegExp(letter.fields.firstName) })).toBeVisible();

	await page.keyboard.press('Control+k');
	await words.fill('new');
	await expect(options.nth(1)).toBeVisible();
	await page.keyboard.press('ArrowDown');
	await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('ArrowUp');
	await words.fill('new product');
	await expect(options.first()).toHaveText(/^New product /);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/admin\/collections\/products\/create/);
	await page.getByRole('button', { name: 'Search', exact: true }).click();
	await words.fill('flu');
	await page.keyboard.press('Escape');
	await expect(words).toBeHidden();
});

test('on a phone a button opens the search, also at the desk', { tag: '@WORK-10' }, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await signIn(page, 'sales');
	await page.goto('/admin/desk');
	await page.getByRole('button', { name: 'Search', exact: true }).click();
	const dialog = page.getByRole('dialog', { name: 'Search everything' });
	await expect(dialog.getByRole('option', { name: /^Desk/ }).first()).toBeVisible();
	await dialog.getByRole('combobox').fill('qqqqqq');
	await expect(dialog.getByRole('status')).toHaveText('Nothing found for “qqqqqq”.');
	await dialog.getByRole('button', { name: 'Close' }).click();
	await expect(dialog).toBeHidden();
});
