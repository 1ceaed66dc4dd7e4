import { type APIRequestContext, expect, test } from '@playwright/test';
import { as, type Role } from './support/api.ts';
import { sql } from './support/database.ts';
import { signIn } from './support/sign-in.ts';

const ask = async (request: APIRequestContext, role: Role, method: string, path: string, data?: object) => {
	const answer = await request.fetch(`/api${path}`, { method, headers: await as(request, role), data });
	return { status: answer.status(), body: await answer.json().catch(() => null) };
};

test('an item shows its history, and overseers read and export the whole audit log', {
	tag: ['@TRAIL-7', '@TRAIL-8'],
}, async ({ page, request }) => {
	const { docs } = (await ask(request, 'editor', 'GET', '/articles?limit=1&page=7&depth=0&sort=id')).body;
	const [{ id, title }] = docs;
	await ask(request, 'editor', 'PATCH', `/articles/${id}`, { title: `${title}!`, _status: 'published' });
	await ask(request, 'editor', 'PATCH', `/articles/${id}`, { title, _status: 'published' });

	await signIn(page, 'editor');
	await page.goto(`/admin/collections/articles/${id}`);
	await page.getByRole('link', { name: 'History' }).click();
	const newest = page.locator('.studio-trail > tbody > tr').first();
	await expect(newest).toContainText('editor');
	await newest.locator('summary').click();
	await expect(newest.getByRole('row', { name: `Title ${title}! ${title}` })).toBeVisible();
	await page.goto(`/admin/collections/articles/${id}/versions`);
	await expect(page.locator('.studio-trail > tbody > tr').first()).toContainText(/editor.*published.*Published/);
	await page.goto('/admin/trail');
	await expect(page.getByText('Only administrators and the roles Regulatory and Quality')).toBeVisible();
	await page.goto('/admin/globals/home/history');
	await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();

	await signIn(page, 'quality');
	await page.goto('/admin');
	await page.getByRole('button', { name: 'More', exact: true }).click();
	await page.getByRole('link', { name: 'Who changed what' }).click();
	await page.getByLabel('Who', { exact: true }).selectOption({ label: 'editor' });
	await page.getByLabel('Kind').selectOption('articles');
	await page.getByLabel('Number').fill(String(id));
	await page.getByLabel('What', { exact: true }).selectOption('published');
	await page.getByLabel('From').fill(new Date().toISOString().slice(0, 10));
	await page.getByRole('button', { name: 'Show' }).click();
	await expect(page.getByText(/^\d+ changes ·/)).toBeVisible();
	await expect(page.locator('.studio-trail > tbody > tr').first()).toContainText(title);
	const link = await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href');
	const file = async (role: Role) => request.get(link ?? '', { headers: await as(request, role) });
	const lines = (await (await file('regulatory')).text()).trim().split('\r\n');
	expect(lines[0]).toBe('"time","who","kind","number","title","operation","field","before","after","reason","version"');
	expect(lines[1]).toContain(`"Title","${title}!","${title}"`);
	for (const line of lines.slice(1)) expect(line).toContain(`"editor","Article","${id}"`);
	for (const role of ['editor', 'sales', 'recruiter'] as const) expect((await file(role)).status()).toBe(403);
	// Newest first, whatever the number of digits.
	const headers = await as(request, 'regulatory');
	const whole = await (await request.get((link ?? '').replace(/\?.*$/, ''), { headers })).text();
	const times = [...whole.matchAll(/^"(\d{4}-\d\d-\d\dT[^"]+)"/gm)].map(([, time]) => time);
	expect(times.length).toBeGreaterThan(20);
	expect(times).toEqual(times.toSorted().reverse());
});

test('the record of a product shows its state on a day, its publisher and its notices', { tag: '@TRAIL-13' }, async ({
	page,
	request,
}) => {
	const wanted = '/products?limit=1&depth=0&where[slug][equals]=blood-glucose-test-strips';
	const [{ id, description }] = (await ask(request, 'editor', 'GET', wanted)).body.docs;
	await ask(request, 'editor', 'PATCH', `/products/${id}`, { description: 'Said on that day.', _status: 'published' });
	// As if this text was published the day before yesterday, and another one yesterday.
	const newest = `(select max(id) from _products_v where parent_id = ${id})`;
	await sql(`update _products_v set updated_at = now() - interval '2 days' where id = ${newest}`);
	await ask(request, 'editor', 'PATCH', `/products/${id}`, { description, _status: 'published' });
	const dayBefore = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000).toISOString().slice(0, 10);

	await signIn(page, 'regulatory');
	await page.goto(`/admin/record?product=${id}&day=${dayBefore(2)}`);
	await expect(page.getByRole('row', { name: 'Description Said on that day.' })).toBeVisible();
	await page.getByLabel('Day').fill(dayBefore(0));
	await page.getByRole('button', { name: 'Show' }).click();
	await expect(page.getByRole('row', { name: `Description ${description}` })).toBeVisible();
	await expect(page.getByRole('row', { name: /editor published Description/ }).first()).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Notices: 1' })).toBeVisible();
	await page.goto(`/admin/record?product=${id}&day=2020-01-01`);
	await expect(page.getByText('It was not on the site that day.')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Product documents: 0' })).toBeVisible();
	await page.goto(`/admin/record?product=${id}&day=${dayBefore(-2)}`);
	await expect(page.getByRole('alert').filter({ hasText: 'still to come' })).toBeVisible();
	await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
});
