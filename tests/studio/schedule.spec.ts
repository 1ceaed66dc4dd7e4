// Nightly, and when one of these changes: apps/studio/src/schedule package-lock.json
import { type APIRequestContext, expect, type Request, test } from '@playwright/test';
import { as, type Role } from './support/api.ts';
import { sql } from './support/database.ts';
import { ask } from './support/launch.ts';
import { studioUrl } from './support/places.ts';
import { signIn } from './support/sign-in.ts';
import { wire } from './support/site.ts';
import { trailOf } from './support/trail.ts';

test.setTimeout(200_000);

const plans = async () => (await sql('select id from payload_jobs order by id')).map(({ id }) => Number(id));

/** Sends requests like the studio's drawer, and over the API; only the first plan remains. */
async function expectPlansToBeOfWhoMayPublish(request: APIRequestContext, planned: Request) {
	await sql(
		`insert into payload_jobs (input, task_slug, wait_until) select input, task_slug, wait_until from payload_jobs`,
	);
	const [first = 0, second = 0] = await plans();
	const asked = planned.headers();
	const cancel = async (role: Role) => {
		const own = { 'next-action': asked['next-action'] ?? '', accept: asked.accept ?? '', origin: studioUrl };
		const headers = { ...(await as(request, role)), ...own, 'content-type': 'text/plain;charset=UTF-8' };
		const data = JSON.stringify([{ name: 'schedule-publish', args: { deleteID: second } }]);
		return (await request.post(planned.url(), { headers, data })).text();
	};
	for (const role of ['sales', 'recruiter'] as const) {
		expect(await cancel(role), role).toContain('You may not plan');
		const headers = await as(request, role);
		const job = `/api/payload-jobs/${second}`;
		expect((await request.delete(job, { headers })).status(), role).toBe(403);
		expect((await request.patch(job, { headers, data: { waitUntil: new Date() } })).status(), role).toBe(403);
	}
	expect(await plans()).toEqual([first, second]);
	expect(await cancel('administrator')).toContain('uccess');
	expect(await plans()).toEqual([first]);
}

test('publishers alone schedule an article, which survives the crash of a worker', { tag: '@TRAIL-3' }, async ({
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
	const planning = page.waitForRequest((sent) => sent.postData()?.includes('"schedule-publish"') ?? false);
	await drawer.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText('Scheduled successfully')).toBeVisible();
	expect(await onSite()).toBe(404);
	await expectPlansToBeOfWhoMayPublish(request, await planning);

	await sql(`update payload_jobs set wait_until = now(), processing = true, updated_at = now() - interval '1 hour'`);
	await expect.poll(onSite, { timeout: 60_000 }).toBe(200);
	const told = await trailOf('articles', created.doc.id);
	expect(told[1]).toMatchObject({ name: 'editor', operation: 'scheduled to be published', reason: null });
	expect(told.at(-1)).toMatchObject({ name: 'editor', operation: 'published', reason: 'as scheduled' });
	await request.delete(`/api/articles/${created.doc.id}`, { headers });
});

/** Makes a plan due now, as an editor, and returns the editor's address. */
async function dueNow(request: APIRequestContext, type: 'publish' | 'unpublish', what: object): Promise<string> {
	const { user } = await (await request.get('/api/users/me', { headers: await as(request, 'editor') })).json();
	const job = JSON.stringify({ type, ...what, user: { relationTo: 'users', value: user.id } });
	await sql(`insert into payload_jobs (input, task_slug, wait_until) values ('${job}', 'schedulePublish', now())`);
	return user.email;
}

const expectToldOf = (subject: string, email: string) =>
	expect
		.poll(() => sql(`select "to" from mails where subject = '${subject}'`), { timeout: 60_000 })
		.toContainEqual({ to: email });

test('invalid content is not scheduled; later failures are mailed and listed', async ({ page, request }) => {
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

	const email = await dueNow(request, 'publish', { doc: { relationTo: 'articles', value: String(doc.id) } });
	await expectToldOf('Not published as scheduled: Without a picture', email);
	await page.goto(`${studioUrl}/admin`);
	await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
	const entry = page.getByRole('listitem').filter({ hasText: 'was not published' });
	await expect(entry).toContainText(String(new Date().getUTCFullYear()));
	await entry.getByRole('link', { name: 'Without a picture' }).click();
	await expect(page).toHaveURL(new RegExp(`/collections/articles/${doc.id}`));
	await sql('delete from payload_jobs');
	await request.delete(`/api/articles/${doc.id}`, { headers });
});

test('failed plans of Home and of items with a newer draft are reported too', async ({ page, request }) => {
	const {
		id: _,
		createdAt: __,
		updatedAt: ___,
		globalType: ____,
		...home
	} = (await ask(request, 'editor', 'GET', '/globals/home?depth=0')).body;
	const [banner, ...banners] = home.banners;
	await ask(request, 'editor', 'POST', '/globals/home?draft=true', {
		banners: [{ ...banner, title: '' }, ...banners],
		_status: 'draft',
	});
	const used = '/reusable-sections?where[title][equals]=Talk to us&depth=0';
	const [section] = (await ask(request, 'editor', 'GET', used)).body.docs;
	const shows = { title: 'Shows it', slug: 'shows-it', sections: [{ blockType: 'reusable', section: section.id }] };
	const shown = await ask(request, 'editor', 'POST', '/free-pages', { ...shows, _status: 'published' });
	expect(shown.status, JSON.stringify(shown.body)).toBe(201);
	const title = `Talk to us ${Date.now()}`;
	await ask(request, 'editor', 'PATCH', `/reusable-sections/${section.id}?draft=true`, { title, _status: 'draft' });
	await dueNow(request, 'publish', { global: 'home' });
	const value = String(section.id);
	const email = await dueNow(request, 'unpublish', { doc: { relationTo: 'reusable-sections', value } });
	await expectToldOf('Not published as scheduled: Home: notice and banners', email);
	await expectToldOf(`Not unpublished as scheduled: ${title}`, email);
	await signIn(page, 'editor');
	await page.goto('/admin');
	await expect(page.getByRole('listitem').filter({ hasText: 'was not published' })).toContainText('Home: notice');
	await expect(page.getByRole('listitem').filter({ hasText: 'was not unpublished' })).toContainText(title);

	// Once it is done by hand, the failure is no longer listed.
	await ask(request, 'editor', 'POST', '/globals/home', { ...home, _status: 'published' });
	await page.goto(`${studioUrl}/admin`);
	await expect(page.getByRole('listitem').filter({ hasText: 'was not unpublished' })).toBeVisible();
	await expect(page.getByRole('listitem').filter({ hasText: 'was not published' })).toHaveCount(0);
	await sql('delete from payload_jobs');
	const restored = await ask(request, 'editor', 'PATCH', `/reusable-sections/${section.id}`, {
		title: section.title,
		_status: 'published',
	});
	expect(restored.status).toBe(200);
	expect((await ask(request, 'editor', 'DELETE', `/free-pages/${shown.body.doc.id}`)).status).toBe(200);
});
