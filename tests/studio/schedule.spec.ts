import { expect, test } from '@playwright/test';
import { as } from './support/api.ts';
import { sql } from './support/database.ts';
import { studioUrl } from './support/places.ts';
import { signIn } from './support/sign-in.ts';
import { wire } from './support/site.ts';

test.setTimeout(200_000);

test('an article is scheduled, waits for its hour, and survives a worker that died with it', async ({
	page,
	request,
}) => {
	const headers = await as(request, 'editor');
	const { docs } = await (await request.get('/api/articles?limit=1&depth=0', { headers })).json();
	const { id: _, createdAt: __, updatedAt: ___, ...copy } = docs[0];
	const slug = `scheduled-${Date.now()}`;
	const data = { ...copy, slug, title: 'To come', _status: 'draft' };
	const created = await (await request.post('/api/articles?draft=true', { headers, data })).json();
	const onSite = async () => (await wire(request, '/article/detail', { custom: slug, language: 'en' })).status;

	await signIn(page, 'editor');
	await page.goto(`${studioUrl}/admin/collections/articles/${created.doc.id}`);
	await page.locator('.form-submit .popup-button').click();
	await page.getByRole('button', { name: 'Schedule Publish' }).click();
	const soon = new Date(Date.now() + 24 * 3600 * 1000);
	const drawer = page.locator('.schedule-publish');
	await drawer.getByText('Publish', { exact: true }).click();
	await drawer.locator('.react-datepicker__input-container input').fill(soon.toLocaleDateString('en-US'));
	await drawer.locator('.react-datepicker__input-container input').press('Enter');
	await drawer.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText('Scheduled successfully')).toBeVisible();
	expect(await onSite()).toBe(404);

	await sql(`update payload_jobs set wait_until = now(), processing = true, updated_at = now() - interval '1 hour'`);
	await expect.poll(onSite, { timeout: 60_000 }).toBe(200);
});
