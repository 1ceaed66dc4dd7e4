import { expect, type Page, test } from '@playwright/test';
import { violationsNow } from '../support/accessibility.ts';
import { as } from './support/api.ts';
import { signIn } from './support/sign-in.ts';

const own = `Writing ${Date.now().toString(36)}`;

/** As a browser does it: what lies on the clipboard as HTML. */
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

// Holds WRITE-1, WRITE-4, WRITE-5.
test('an article is pasted in, dated and described with what its writer needs to know', { tag: '@smoke' }, async ({
	page,
}) => {
	await signIn(page, 'editor');
	await page.goto('/admin/collections/articles/create');
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

// Holds WRITE-2, WRITE-3.
test('an address is made from the title once, and an empty article is refused with every gap named', async ({
	request,
}) => {
	const headers = await as(request, 'editor');
	const create = async (data: object) =>
		(await request.post('/api/articles?draft=true', { headers, data: { _status: 'draft', ...data } })).json();
	const slug = own.toLowerCase().replace(' ', '-');
	const first = await create({ title: own });
	expect(first.doc.slug).toBe(slug);
	expect((await create({ title: own })).doc.slug).toBe(`${slug}-2`);
	const changed = await request.patch(`/api/articles/${first.doc.id}?draft=true`, {
		headers,
		data: { title: 'Another title' },
	});
	expect((await changed.json()).doc.slug).toBe(slug);

	const empty = await request.post('/api/articles', { headers, data: { _status: 'published' } });
	expect(empty.status()).toBe(400);
	const { errors } = (await empty.json()).errors[0].data;
	expect(errors.map(({ path }: { path: string }) => path).sort()).toEqual(
		expect.arrayContaining(['content', 'picture', 'publishedOn', 'slug', 'title']),
	);
});

// Holds WRITE-4, WRITE-6.
test('a plan starts with one’s own time zone, and many are changed in what they can share', async ({ browser }) => {
	const context = await browser.newContext({ timezoneId: 'Asia/Shanghai' });
	const page = await context.newPage();
	await signIn(page, 'editor');
	await page.goto('/admin/collections/articles?limit=10');
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
