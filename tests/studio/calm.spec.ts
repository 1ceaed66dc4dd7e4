import { expect, type Page, test } from '@playwright/test';
import { violationsNow } from '../support/accessibility.ts';
import { as } from './support/api.ts';
import { ready } from './support/ready.ts';
import { file, newDocument } from './support/revisions.ts';
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

test('what was deleted or taken off the site is put back by the message', { tag: '@EDIT-60' }, async ({
	page,
	request,
}) => {
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

test('an item that was moved in its list is moved back by the message', { tag: '@EDIT-60' }, async ({
	page,
	request,
}) => {
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

test('warnings are listed before publishing, lead to their fields, and refuse nothing', {
	tag: ['@EDIT-61', '@EDIT-65'],
}, async ({ page, request }) => {
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

test('a product has its documents and registrations beside its fields, and takes a PDF', { tag: '@EDIT-62' }, async ({
	page,
	request,
}) => {
	const headers = await as(request, 'editor');
	const product = await first(request, 'products', '&where[reference][equals]=HA-FLU-25');
	await signIn(page, 'editor');
	await page.goto(`/admin/collections/products/${product.id}`);
	await ready(page);
	await page.getByRole('button', { name: 'Documents, registrations, lots' }).click();
	const registrations = page.getByRole('region', { name: 'Registrations' });
	await expect(registrations.getByRole('link', { name: /^United States: 510\(k\)/ })).toBeVisible();
	const documents = page.getByRole('region', { name: 'Documents' });
	await expect(documents.getByRole('link', { name: /Instructions for Use/ }).first()).toBeVisible();
	await expect(documents.getByText('Released').first()).toBeVisible();
	expect(await violationsNow(page, '.studio-product-home')).toEqual([]);

	await documents.getByLabel('Kind').selectOption('Certificate');
	const draft = documents.getByText('Draft: not on the site');
	for (const [at, words] of ['one', 'two'].entries()) {
		await documents.getByLabel('Add certificate (PDF)').setInputFiles(file(words));
		await expect(draft).toHaveCount(at + 1);
	}
	const query = `where[document.kind][equals]=certificate&where[document.products][in]=${product.id}&depth=0&sort=number`;
	const { docs } = await (await request.get(`/api/revisions?${query}&where[state][equals]=draft`, { headers })).json();
	expect(docs.map(({ number }: { number: number }) => number)).toEqual([1, 2]);
	for (const { id } of docs) expect((await request.delete(`/api/revisions/${id}`, { headers })).status()).toBe(200);
	await request.delete(`/api/product-documents/${docs[0].document}`, { headers });
});

test('a registration begins beside its product, with the routes of its country', { tag: '@EDIT-66' }, async ({
	page,
	request,
}) => {
	const product = await first(request, 'products', '&where[reference][equals]=HA-FLU-25');
	await signIn(page, 'editor');
	await page.goto(`/admin/collections/products/${product.id}`);
	await ready(page);
	await page.getByRole('button', { name: 'Documents, registrations, lots' }).click();
	await page.getByRole('button', { name: 'Add a registration' }).click();
	const drawer = page.getByRole('dialog');
	await expect(drawer.getByText(product.title).first()).toBeVisible();
	await drawer.getByLabel('Country').selectOption('China (CN)');
	await drawer.locator('#field-route').getByRole('combobox').click();
	await expect(drawer.locator('.rs__option')).toHaveText(['NMPA', 'Other']);
});

test('a revision has day and number, and is released after a question', {
	tag: ['@EDIT-67', '@EDIT-68', '@EDIT-69'],
}, async ({ page, request }) => {
	const headers = await as(request, 'editor');
	const document = await newDocument(request, headers, `calm-${Date.now()}`);
	const multipart = { file: file('words'), _payload: JSON.stringify({ document, language: 'en' }) };
	const made = await request.post('/api/revisions', { headers, multipart });
	const { doc } = await made.json();
	expect(doc).toMatchObject({ number: 1, effectiveOn: `${new Date().toISOString().slice(0, 10)}T12:00:00.000Z` });
	await signIn(page, 'editor');
	await page.goto(`/admin/collections/revisions/${doc.id}`);
	await ready(page);
	await page.locator('#field-state').getByRole('combobox').fill('Released');
	await page.keyboard.press('Enter');
	const asked = new Promise<string>((resolve) =>
		page.once('dialog', async (dialog) => {
			resolve(dialog.message());
			await dialog.dismiss();
		}),
	);
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	expect(await asked).toContain('can never be changed or deleted');
	expect((await (await request.get(`/api/revisions/${doc.id}`, { headers })).json()).state).toBe('draft');
	await page.getByRole('link', { name: 'Revisions', exact: true }).first().click();
	await expect(page.getByText('Of content it is kept for you')).toBeVisible();
	await request.delete(`/api/revisions/${doc.id}`, { headers });
});

test('the form of a result guide shows what the way of reading needs', { tag: '@EDIT-63' }, async ({
	page,
	request,
}) => {
	const product = await first(request, 'products', '&where[reference][equals]=HA-FLU-25');
	await signIn(page, 'editor');
	await page.goto(`/admin/collections/products/${product.id}`);
	await ready(page);
	await page.getByRole('button', { name: 'Result guide' }).click();
	const parts = page.locator('.array-field h3');
	await expect(parts).toHaveText(['Times', 'Lines', 'Outcomes']);
	await page.locator('#field-resultGuide__reading').getByRole('combobox').fill('color chart');
	await page.keyboard.press('Enter');
	await expect(parts).toHaveText(['Times', 'Outcomes', 'Pads']);
});

test('a section is chosen by its picture and a line, and is open once it is added', { tag: '@EDIT-64' }, async ({
	page,
	request,
}) => {
	const headers = await as(request, 'editor');
	const data = { title: 'Chosen', slug: `chosen-${Date.now()}`, _status: 'draft' };
	const { doc } = await (await request.post('/api/free-pages?draft=true', { headers, data })).json();
	await signIn(page, 'editor');
	await page.goto(`/admin/collections/free-pages/${doc.id}`);
	await ready(page);
	await page.getByRole('button', { name: 'Add Section' }).click();
	const drawer = page.getByRole('dialog');
	await expect(drawer.getByRole('heading', { level: 3 })).toHaveText([
		...['Pictures', 'Words', 'Facts in rows', 'From other lists', 'Ways to get in touch'],
	]);
	const choice = drawer.getByRole('button', { name: /^Picture beside words\s+A picture on one side/ });
	await expect(choice.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
	expect(await violationsNow(page, '.blocks-drawer__blocks-wrapper')).toEqual([]);
	await choice.click();
	await expect(page.locator('#field-sections__0__title')).toBeVisible();
	await request.delete(`/api/free-pages/${doc.id}`, { headers });
});
