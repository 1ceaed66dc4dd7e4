import { expect, test } from '@playwright/test';
import { as } from './support/api.ts';
import { signIn } from './support/sign-in.ts';

test('a version is restored as a draft, and published only where the button says so', {
	tag: ['@EDIT-21', '@EDIT-23'],
}, async ({ page, request }) => {
	const headers = await as(request, 'editor');
	const sample = await (
		await request.get('/api/articles?limit=1&depth=0&where[_status][equals]=published', { headers })
	).json();
	const { id: _, createdAt: __, updatedAt: ___, ...copy } = sample.docs[0];
	const slug = `restored-${Date.now()}`;
	const data = { ...copy, title: 'Before', slug, _status: 'published' };
	const made = await request.post('/api/articles', { headers, data });
	expect(made.status(), await made.text()).toBe(201);
	const { id } = (await made.json()).doc;
	expect((await request.patch(`/api/articles/${id}`, { headers, data: { title: 'After' } })).status()).toBe(200);
	const state = async () => (await request.get(`/api/articles/${id}?depth=0`, { headers })).json();
	const newest = async () => (await request.get(`/api/articles/${id}?draft=true&depth=0`, { headers })).json();

	await signIn(page, 'editor');
	await page.goto(`/admin/collections/articles/${id}/versions`);
	await page.locator('.studio-trail tbody tr').last().getByRole('link').click();
	await page.getByRole('button', { name: 'Restore as a draft' }).click();
	await expect(page.locator('#field-title')).toHaveValue('Before');
	expect(await newest()).toMatchObject({ title: 'Before', _status: 'draft' });
	expect(await state()).toMatchObject({ title: 'After', _status: 'published' });

	const inList = page.getByRole('row').filter({ hasText: 'Before' });
	await page.goto(`/admin/collections/articles?search=${slug}`);
	await expect(inList).toContainText('Published, with a newer draft');
	await page.goto(`/admin/collections/articles/${id}/versions`);
	await page.locator('.studio-trail tbody tr').last().getByRole('link').click();
	page.once('dialog', (dialog) => void dialog.accept());
	await expect(page.getByRole('button', { name: 'Restore this version' })).toBeHidden();
	await page.getByRole('button', { name: 'Restore and publish' }).click();
	await expect(page.locator('#field-title')).toHaveValue('Before');
	expect(await state()).toMatchObject({ title: 'Before', _status: 'published' });
	const off = await request.patch(`/api/articles/${id}`, { headers, data: { _status: 'draft' } });
	expect(off.status()).toBe(200);
	await page.goto(`/admin/collections/articles?search=${slug}`);
	await expect(inList.getByRole('cell', { name: 'Draft', exact: true })).toBeVisible();
	await request.delete(`/api/articles/${id}`, { headers });
});
