import { expect, type Page, test } from '@playwright/test';
import { violationsNow } from '../support/accessibility.ts';
import { ready } from './support/ready.ts';
import { signIn } from './support/sign-in.ts';

const own = `Writing ${Date.now().toString(36)}`;

/** Pastes HTML from the clipboard, as a browser does. */
async function paste(page: Page, html: string): Promise<void> {
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.evaluate(
		(text) =>
			navigator.clipboard.write([
				new ClipboardItem({
					'text/html': new Blob([text], { type: 'text/html' }),
					'text/plain': new Blob(['plain'], { type: 'text/plain' }),
				}),
			]),
		html,
	);
	await page.keyboard.press('Control+V');
}

test('an author pastes an article, dates it and describes it, with hints', {
	tag: ['@smoke', '@WRITE-1', '@WRITE-4', '@WRITE-5'],
}, async ({ page }) => {
	await signIn(page, 'editor');
	await page.goto('/admin/collections/articles/create');
	await ready(page);
	const text = page.locator('[data-lexical-editor="true"]').first();
	await text.click();
	await paste(
		page,
		'<h1>First</h1><p>Words</p><h3>Second</h3><p><img src="https://example.com/a/kit.png" alt="The kit"></p>',
	);
	await expect(text.locator('h2')).toHaveText('First');
	await expect(text.locator('h3')).toHaveText('Second');
	await expect(page.getByText('Left out a picture of another site (The kit).')).toBeVisible();

	await page.locator('#field-publishedOn input').fill('1 Jan 2099');
	await page.keyboard.press('Escape');
	await expect(page.getByText('This day is still to come.')).toBeVisible();

	await page.locator('#field-title').fill(own);
	await page.getByRole('button', { name: 'Search engines' }).click();
	await page.locator('#field-description').fill('x'.repeat(200));
	const preview = page.getByRole('region', { name: 'As a search engine shows it' });
	await expect(preview).toContainText(own);
	await expect(preview.getByText('200 of 155: the end is cut off').first()).toBeVisible();
	expect(await violationsNow(page, '.studio-search-preview')).toEqual([]);
});

test('a schedule starts in the user’s time zone, and bulk edits offer shared fields', {
	tag: ['@WRITE-4', '@WRITE-6'],
}, async ({ browser }) => {
	const context = await browser.newContext({ timezoneId: 'Asia/Shanghai' });
	const page = await context.newPage();
	await signIn(page, 'editor');
	await page.goto('/admin/collections/articles?limit=10');
	await ready(page);
	await page.locator('tbody .select-row__checkbox input').first().check();
	await page.getByRole('button', { name: 'Edit', exact: true }).click();
	await page.locator('.edit-many__main .react-select, .field-select .react-select').first().click();
	const offered = page.getByRole('option');
	await expect(offered.filter({ hasText: /^Kind$/ })).toHaveCount(1);
	await expect(offered.filter({ hasText: /Title|Text|Description|Picture|Languages/ })).toHaveCount(0);

	await page.goto('/admin/collections/articles?limit=1');
	await page.locator('tbody a').first().click();
	await page.locator('#action-save-popup, .form-submit .popup-button').first().click();
	await page.getByRole('button', { name: 'Schedule Publish' }).click();
	await expect(page.locator('.timezone-picker')).toContainText(/Beijing|Shanghai|Singapore|UTC\+08/);
	await context.close();
});
