import { expect, type Page, test } from '@playwright/test';
import { as } from './support/api.ts';
import { comes, leave, newColleague } from './support/colleagues.ts';
import { sql } from './support/database.ts';
import { studioUrl } from './support/places.ts';
import { openRow } from './support/rows.ts';
import { kept, saveDraft, title, wide } from './support/unsaved.ts';

test('an item that was begun and never saved is offered where the next one begins (EDIT-8)', async ({
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
	// Who has begun to write another is not offered to go on with that one instead.
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

const globals = [
	{ slug: 'home', within: '#banners-row-0', field: '#field-banners__0__title' },
	{ slug: 'navigation', within: '#items-row-0', field: '#field-items__0__name' },
	{ slug: 'site-settings', field: '#field-phone' },
];

for (const { slug, within, field } of globals) {
	test(`what is typed into ${slug}, which has no number, is kept, comes back and can be left out (EDIT-7, EDIT-8)`, async ({
		browser,
		request,
	}) => {
		const who = await newColleague(request, 'Ada', 'editor');
		const opened = async () => {
			const page = await comes(browser, who, wide);
			// Whoever had it open in a test before.
			await sql('delete from payload_locked_documents');
			await page.goto(`${studioUrl}/admin/globals/${slug}`);
			if (within) await openRow(page, within);
			await expect(page.locator(field)).toBeVisible();
			return page;
		};
		let page = await opened();
		const before = await page.locator(field).inputValue();
		// Nobody types before a long form listens.
		await expect(async () => {
			await page.locator(field).fill('+1 555 0100 777');
			await expect(kept(page)).toBeVisible({ timeout: 6000 });
		}).toPass();
		await page.context().close();

		page = await opened();
		await expect(page.locator(field)).toHaveValue('+1 555 0100 777');
		await page.getByRole('button', { name: 'Leave it out' }).click();
		await expect(page.locator(field)).toHaveValue(before);
		await expect.poll(() => sql(`select 1 from unsaved_changes where person = ${who.id}`)).toHaveLength(0);
		await page.context().close();
		await leave(request, who);
	});
}

const unversioned = [
	'categories',
	'test-types',
	'job-categories',
	'job-locations',
	'redirects',
	'lots',
	'documents',
	'films',
];

test('what is typed into a kind of which there are no versions is kept (EDIT-7)', async ({ request }) => {
	const headers = await as(request, 'administrator');
	for (const kind of unversioned) {
		const { docs } = await (await request.get(`/api/${kind}?limit=1&depth=0`, { headers })).json();
		const item = String(docs[0]?.id ?? 'new-1');
		const change = { path: 'name', was: 'Before', is: 'After' };
		const data = { kind, item, savedAt: null, changes: [change] };
		expect((await request.post('/api/unsaved', { headers, data })).status(), kind).toBe(200);
		const answer = await request.get(`/api/unsaved?kind=${kind}&item=${item}`, { headers });
		expect(await answer.json(), kind).toMatchObject({ kept: [{ item, changes: [change] }] });
		await request.post('/api/unsaved', { headers, data: { ...data, changes: [] } });
	}
});

test('what has no versions comes back, and is not saved over newer words (EDIT-8, EDIT-10)', async ({
	browser,
	request,
}) => {
	const headers = await as(request, 'administrator');
	const made = await request.post('/api/test-types', { headers, data: { name: 'Type', nameCn: '类型' } });
	expect(made.status(), await made.text()).toBe(201);
	const address = `/test-types/${(await made.json()).doc.id}`;
	const name = (page: Page) => page.locator('#field-name');
	const who = await newColleague(request, 'Ada', 'editor');
	let page = await comes(browser, who, wide);
	await page.goto(`${studioUrl}/admin/collections${address}`);
	await name(page).fill('Type of Ada');
	await expect(kept(page)).toBeVisible();
	await page.context().close();

	page = await comes(browser, who, wide);
	await page.goto(`${studioUrl}/admin/collections${address}`);
	await expect(name(page)).toHaveValue('Type of Ada');
	// What came back is looked at once more by the server: afterwards nothing but the button is asked.
	await page.waitForLoadState('networkidle');
	await sql('delete from payload_locked_documents');
	const patched = await request.patch(`/api${address}`, { headers, data: { name: 'Type of another' } });
	expect(patched.status(), await patched.text()).toBe(200);
	const refused = page.waitForResponse((response) => response.request().method() === 'PATCH');
	await page.locator('#action-save').click();
	expect((await refused).status()).toBe(409);
	await expect(page.getByRole('region', { name: /has saved this while you wrote/ })).toContainText('Type of another');
	await page.context().close();
	await request.delete(`/api${address}`, { headers });
	await leave(request, who);
});

test('what is typed about a document that is saved is kept and comes back; of a new one nothing is (EDIT-7, EDIT-8)', async ({
	browser,
	request,
}) => {
	const headers = await as(request, 'editor');
	const { docs } = await (await request.get('/api/documents?limit=1&depth=0&sort=-id', { headers })).json();
	const [{ id, title: before }] = docs;
	const who = await newColleague(request, 'Ada', 'editor');
	const opened = async () => {
		const page = await comes(browser, who, wide);
		await page.goto(`${studioUrl}/admin/collections/documents/${id}`);
		return page;
	};
	let page = await opened();
	// Nobody types before a form listens.
	await expect(async () => {
		await title(page).fill('A letter that is being written');
		await expect(kept(page)).toBeVisible({ timeout: 6000 });
	}).toPass();
	await page.context().close();

	page = await opened();
	await expect(title(page)).toHaveValue('A letter that is being written');
	await expect(page.getByText(/and did not save is in the form again/)).toBeVisible();
	await page.getByRole('button', { name: 'Leave it out' }).click();
	await expect(title(page)).toHaveValue(before);
	await expect.poll(() => sql(`select 1 from unsaved_changes where person = ${who.id}`)).toHaveLength(0);
	await page.goto(`${studioUrl}/admin/collections/documents/create`);
	await expect(title(page)).toBeEditable();
	await expect(page.locator('.studio-unsaved')).toHaveCount(0);
	await page.context().close();
	await leave(request, who);
});
