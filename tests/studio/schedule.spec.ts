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
	await request.delete(`/api/articles/${created.doc.id}`, { headers });
});

test('what cannot be published is not scheduled; what fails later is told to its author and listed', async ({
	page,
	request,
}) => {
	const headers = await as(request, 'editor');
	const data = { slug: `incomplete-${Date.now()}`, title: 'Without a picture', _status: 'draft' };
	const { doc } = await (await request.post('/api/articles?draft=true', { headers, data })).json();
	await signIn(page, 'editor');
	await page.goto(`${studioUrl}/admin/collections/articles/${doc.id}`);
	await page.locator('.form-submit .popup-button').click();
	await page.getByRole('button', { name: 'Schedule Publish' }).click();
	const drawer = page.locator('.schedule-publish');
	await drawer.getByText('Publish', { exact: true }).click();
	const input = drawer.locator('.react-datepicker__input-container input');
	await input.fill(new Date(Date.now() + 24 * 3600 * 1000).toLocaleDateString('en-US'));
	await input.press('Enter');
	await drawer.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText(/Not scheduled, because it could not be published: .*Picture/)).toBeVisible();
	expect(await sql('select id from payload_jobs')).toEqual([]);
	const kept = await (await request.get(`/api/articles/${doc.id}?draft=true`, { headers })).json();
	expect(kept._status).toBe('draft');

	const { user } = await (await request.get('/api/users/me', { headers })).json();
	const job = {
		type: 'publish',
		doc: { relationTo: 'articles', value: String(doc.id) },
		user: { relationTo: 'users', value: user.id },
	};
	await sql(
		`insert into payload_jobs (input, task_slug, wait_until) values ('${JSON.stringify(job)}', 'schedulePublish', now())`,
	);
	const told = async () =>
		(await sql(`select "to" from mails where subject like '%Without a picture' and "to" = '${user.email}'`)).length;
	await expect.poll(told, { timeout: 60_000 }).toBe(1);
	await page.goto(`${studioUrl}/admin`);
	await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
	const entry = page.getByRole('listitem').filter({ hasText: 'was not published' });
	await expect(entry).toContainText(String(new Date().getUTCFullYear()));
	await entry.getByRole('link', { name: 'Without a picture' }).click();
	await expect(page).toHaveURL(new RegExp(`/collections/articles/${doc.id}`));
	await sql('delete from payload_jobs');
	await request.delete(`/api/articles/${doc.id}`, { headers });
});
