import { expect, type Page, test } from '@playwright/test';
import { violationsNow } from '../support/accessibility.ts';
import { as } from './support/api.ts';
import { ready } from './support/ready.ts';
import { signIn } from './support/sign-in.ts';

type Request = Page['request'];

async function first(request: Request, kind: string, query = '') {
	const headers = await as(request, 'editor');
	const found = await request.get(`/api/${kind}?limit=1&depth=0&sort=id&where[_status][equals]=published${query}`, {
		headers,
	});
	return (await found.json()).docs[0];
}

/** A published copy of the first article. */
async function newArticle(request: Request, title: string) {
	const headers = await as(request, 'editor');
	const { id: _, createdAt: __, updatedAt: ___, ...copy } = await first(request, 'articles');
	const data = { ...copy, title, slug: `calm-${Date.now()}`, _status: 'published' };
	const made = await request.post('/api/articles', { headers, data });
	expect(made.status(), await made.text()).toBe(201);
	return (await made.json()).doc;
}

// Holds EDIT-60.
test('what was deleted or taken off the site is put back by the message', async ({ page, request }) => {
	const headers = await as(request, 'editor');
	const { id, slug } = await newArticle(request, 'Put back');
	const state = async () => (await request.get(`/api/articles/${id}?depth=0&trash=true`, { headers })).json();
	await signIn(page, 'editor');

	await page.goto(`/admin/collections/articles?search=${slug}`);
	await ready(page);
	await page.getByRole('checkbox').last().check();
	await page.getByRole('button', { name: 'Delete' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
	const undo = page.getByRole('button', { name: 'Undo' });
	await expect(undo).toBeVisible();
	expect((await state()).deletedAt).toBeTruthy();
	await undo.click();
	await expect(page.getByText('Back as it was.')).toBeVisible();
	expect(await state()).toMatchObject({ _status: 'published', deletedAt: null });
	await expect(page.getByRole('link', { name: 'Put back' })).toBeVisible();

	await page.goto(`/admin/collections/articles/${id}`);
	await ready(page);
	await page.locator('.doc-controls__popup .popup-button').click();
	await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
	await expect(undo).toBeVisible();
	expect((await state())._status).toBe('draft');
	await undo.click();
	await expect.poll(async () => (await state())._status).toBe('published');
	await request.delete(`/api/articles/${id}`, { headers });
});

// Holds EDIT-60.
test('an item that was moved in its list is moved back by the message', async ({ page, request }) => {
	const headers = await as(request, 'editor');
	const order = async () =>
		(await (await request.get('/api/categories?sort=_order&depth=0&limit=4', { headers })).json()).docs.map(
			({ id }: { id: number }) => id,
		);
	const before = await order();
	await signIn(page, 'editor');
	await page.goto('/admin/collections/categories?sort=_order');
	await ready(page);
	await page.getByRole('row').nth(1).getByRole('button').first().focus();
	for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Space']) await page.keyboard.press(key);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByText('Back as it was.')).toBeVisible();
	expect(await order()).toEqual(before);
});

// Holds EDIT-61, EDIT-65.
test('warnings are listed before publishing, lead to their fields, and hold back nothing', async ({
	page,
	request,
}) => {
	const headers = await as(request, 'editor');
	const { id } = await newArticle(request, 'Warned');
	await signIn(page, 'editor');
	await page.goto(`/admin/collections/articles/${id}`);
	await ready(page);
	const title = page.locator('#field-title');
	await title.fill('TODO: a title');
	await page.locator('#field-titleCn').fill('');
	const publish = page.getByRole('button', { name: 'Publish changes' });
	await publish.click();
	const list = page.getByRole('alert', { name: 'This was not saved' });
	await expect(list).toContainText('Title (Chinese): The Chinese is missing');
	await expect(list).toContainText('Title: Words that stand in for others are left in the text. “TODO”');
	expect(await violationsNow(page, '.studio-refusal')).toEqual([]);
	await expect(publish).toBeEnabled();
	await expect(page.getByRole('button', { name: 'Save Draft' })).toBeEnabled();
	await list.getByRole('button', { name: 'Title', exact: true }).click();
	await expect(title).toBeFocused();

	await page.getByRole('button', { name: 'Publish all the same' }).click();
	await expect(page.getByText('Updated successfully')).toBeVisible();
	await expect(list).toHaveCount(0);
	const now = await (await request.get(`/api/articles/${id}?depth=0`, { headers })).json();
	expect(now).toMatchObject({ title: 'TODO: a title', _status: 'published' });
	await request.delete(`/api/articles/${id}`, { headers });
});
