// Nightly, and when one of these changes: apps/studio/src/unsaved package-lock.json
import { expect, type Page, test } from '@playwright/test';
import { as } from './support/api.ts';
import { comes, editorNamed, leave, newColleague, of } from './support/colleagues.ts';
import { sql } from './support/database.ts';
import { studioUrl } from './support/places.ts';
import { kept, saveDraft, title, wide } from './support/unsaved.ts';

test('a new item that was never saved is offered when the next one begins', { tag: '@EDIT-8' }, async ({
	browser,
	request,
}) => {
	const who = await newColleague(request, 'Ada', 'editor');
	const begin = `${studioUrl}/admin/collections/articles/create`;
	const offeredOn = (page: Page) => page.getByText(/^You began “An article that was begun” on/);
	let page = await comes(browser, who, wide);
	await page.goto(begin);
	await title(page).fill('An article that was begun');
	await expect(kept(page)).toBeVisible();
	await page.context().close();

	page = await comes(browser, who, wide);
	await page.goto(`${studioUrl}/admin`);
	const last = page.getByRole('region', { name: 'What you worked on last' }).getByRole('listitem');
	await expect(last).toHaveText([/^An article that was begun \(Article\), .*, not saved yet$/]);
	await page.goto(begin);
	await expect(title(page)).toHaveValue('');
	await expect(offeredOn(page)).toBeVisible();
	// Typing another text withdraws the offer.
	await title(page).fill('Another');
	await expect(offeredOn(page)).toHaveCount(0);
	await expect(kept(page)).toBeVisible();
	await sql(`delete from unsaved_changes where person = ${who.id} and changes::text like '%Another%'`);
	await page.context().close();
	page = await comes(browser, who, wide);
	await page.goto(begin);
	await expect(offeredOn(page)).toBeVisible();
	await page.getByRole('button', { name: 'Go on with it' }).click();
	await expect(title(page)).toHaveValue('An article that was begun');
	await saveDraft(page);
	await expect(page).toHaveURL(/\/articles\/\d+/);
	await expect(title(page)).toHaveValue('An article that was begun');
	await page.goto(begin);
	await expect(title(page)).toHaveValue('');
	await expect(page.getByRole('button', { name: 'Go on with it' })).toHaveCount(0);
	await page.context().close();
	await leave(request, who);
});

test('unsaved settings are kept, come back, and can be discarded', { tag: ['@EDIT-7', '@EDIT-8'] }, async ({
	browser,
	request,
}) => {
	const who = await editorNamed(request, 'Ada');
	const phone = (page: Page) => page.locator('#field-phone');
	const opened = async () => {
		const page = await comes(browser, who, wide);
		await page.goto(`${studioUrl}/admin/globals/site-settings`);
		return page;
	};
	let page = await opened();
	const before = await phone(page).inputValue();
	await phone(page).fill('+1 555 0100 777');
	await expect(kept(page)).toBeVisible();
	await page.context().close();

	page = await opened();
	await expect(phone(page)).toHaveValue('+1 555 0100 777');
	await page.getByRole('button', { name: 'Leave it out' }).click();
	await expect(phone(page)).toHaveValue(before);
	await expect.poll(() => sql(`select 1 from unsaved_changes where person = ${who.id}`)).toHaveLength(0);
	await page.context().close();
});

test('unsaved changes without versions come back, and do not replace newer ones', {
	tag: ['@EDIT-8', '@EDIT-10'],
}, async ({ browser, request }) => {
	const headers = await as(request, 'administrator');
	const made = await request.post('/api/test-types', { headers, data: { name: 'Type', nameCn: '类型' } });
	expect(made.status(), await made.text()).toBe(201);
	const { id, updatedAt } = (await made.json()).doc;
	const address = `/test-types/${id}`;
	const who = await editorNamed(request, 'Ada');
	const changes = [{ path: 'name', was: 'Type', is: 'Type of Ada' }];
	const data = { kind: 'test-types', item: String(id), savedAt: updatedAt, changes };
	expect((await request.post('/api/unsaved', { headers: await of(request, who), data })).status()).toBe(200);

	const page = await comes(browser, who, wide);
	await page.goto(`${studioUrl}/admin/collections${address}`);
	await expect(page.locator('#field-name')).toHaveValue('Type of Ada');
	const newer = { name: 'Type of another' };
	const patched = await request.patch(`/api${address}`, { headers, data: newer });
	expect(patched.status(), await patched.text()).toBe(200);
	const refused = page.waitForResponse((response) => response.request().method() === 'PATCH');
	await page.locator('#action-save').click();
	expect((await refused).status()).toBe(409);
	await expect(page.getByRole('region', { name: /has saved this while you wrote/ })).toContainText('Type of another');
	await page.context().close();
	await request.delete(`/api${address}`, { headers });
});

test('unsaved changes of a saved document are kept, those of a new one are not', {
	tag: ['@EDIT-7', '@EDIT-8'],
}, async ({ browser, request }) => {
	const headers = await as(request, 'editor');
	const { docs } = await (await request.get('/api/documents?limit=1&depth=0&sort=-id', { headers })).json();
	const [{ id, title: before }] = docs;
	const who = await editorNamed(request, 'Ada');
	const page = await comes(browser, who, wide);
	page.on('dialog', (dialog) => void dialog.accept());
	await page.goto(`${studioUrl}/admin/collections/documents/${id}`);
	await title(page).fill('A letter that is being written');
	await expect(kept(page)).toBeVisible();

	await page.reload();
	await expect(title(page)).toHaveValue('A letter that is being written');
	await expect(page.getByText(/and did not save is in the form again/)).toBeVisible();
	await page.getByRole('button', { name: 'Leave it out' }).click();
	await expect(title(page)).toHaveValue(before);
	await expect.poll(() => sql(`select 1 from unsaved_changes where person = ${who.id}`)).toHaveLength(0);
	await page.goto(`${studioUrl}/admin/collections/documents/create`);
	await expect(title(page)).toBeEditable();
	await expect(page.locator('.studio-unsaved')).toHaveCount(0);
	await page.context().close();
});
