// Nightly, and when one of these changes: apps/studio/src/releases apps/studio/src/phases.ts package-lock.json
import { expect, test } from '@playwright/test';
import { violationsNow } from '../support/accessibility.ts';
import { as } from './support/api.ts';
import { sql } from './support/database.ts';
import { add, ask, clear, draftLike, launch, press, seenOf, stateOf } from './support/launch.ts';
import { expectOneMoment, visited } from './support/one-moment.ts';
import { siteUrl, studioUrl } from './support/places.ts';
import { signIn } from './support/sign-in.ts';
import { trailOf } from './support/trail.ts';

test.setTimeout(400_000);

const scheduled = { at: '2030-01-01T09:30', timeZone: 'Asia/Shanghai' };
const status = async (path: string) => (await fetch(siteUrl + path, { redirect: 'manual' })).status;

test('a product launch goes live on time as one, and is taken back as one', {
	tag: ['@smoke', '@REL-1', '@REL-2', '@REL-6', '@REL-8'],
}, async ({ request }) => {
	const mark = `one${Date.now()}`;
	const launched = await launch(request, mark);
	const { release, looks } = launched;
	expect(await press(request, 'editor', release, 'check')).toBe('Everything in it fits.');
	expect(
		await press(request, 'editor', release, 'schedule', { at: '2020-01-01T09:30', timeZone: 'Asia/Shanghai' }),
	).toBe('That time is over.');
	expect(await press(request, 'editor', release, 'schedule', scheduled)).toBe(`“Launch ${mark}” is scheduled.`);
	expect((await stateOf(request, release)).at).toBe('2030-01-01T01:30:00.000Z');
	// Nobody can add to a scheduled release.
	expect((await add(request, release, 'articles', launched.items.articles)).status).toBe(409);

	const going = visited(siteUrl, looks, true);
	await sql(`update releases set at = now() where id = ${release}`);
	expectOneMoment(await going, true);
	expect(await stateOf(request, release)).toMatchObject({ state: 'live', liveBy: 'editor' });
	expect((await trailOf('products', launched.items.products)).at(-1)).toMatchObject({
		name: 'editor',
		operation: 'published',
		reason: `release “Launch ${mark}”`,
	});

	const returning = visited(siteUrl, looks, false);
	expect(await press(request, 'editor', release, 'take-back')).toBe(`“Launch ${mark}” is taken back.`);
	expectOneMoment(await returning, false);
	// The notice was published and stays readable; the written text stays in drafts.
	expect(await status(`/notices/${mark}`)).toBe(200);
	const draft = (await ask(request, 'editor', 'GET', `/globals/home?draft=true&depth=0`)).body;
	expect(draft.banners[0].title).toBe(`Now ${mark}`);
	await clear(request, launched);
});

test('an invalid item holds back the whole release, by name and field', { tag: ['@REL-3', '@REL-7'] }, async ({
	request,
}) => {
	const mark = `broken${Date.now()}`;
	const launched = await launch(request, mark);
	const { release, looks, items } = launched;
	await press(request, 'editor', release, 'schedule', scheduled);

	// Another title of the article is published meanwhile, which the release would overwrite.
	const { docs } = (await ask(request, 'editor', 'GET', '/articles?limit=1&depth=0&sort=id')).body;
	const [{ id: article, title, _status: __ }] = docs;
	await press(request, 'editor', release, 'unschedule');
	await ask(request, 'editor', 'PATCH', `/articles/${article}?draft=true`, { title: `Mine ${mark}`, _status: 'draft' });
	expect((await add(request, release, 'articles', article)).status).toBe(200);
	await press(request, 'editor', release, 'schedule', scheduled);
	await ask(request, 'editor', 'PATCH', `/articles/${article}`, { title: `Theirs ${mark}`, _status: 'published' });
	await sql(`update releases set at = now() where id = ${release}`);
	await expect.poll(async () => (await stateOf(request, release)).state, { timeout: 60_000 }).toBe('open');
	const told = `“Mine ${mark}”: Changed on the site since it was added (Title). Add it again.`;
	expect((await stateOf(request, release)).failure).toBe(told);
	for (const look of looks)
		expect(await look.isOfRelease(await fetch(siteUrl + look.path, { redirect: 'manual' }))).toBe(false);
	const mails = await sql(`select "to" from mails where subject like '%Launch ${mark}'`);
	expect(mails).toEqual([{ to: 'editor@example.com' }]);

	// A product without required data.
	const bare = (
		await ask(request, 'editor', 'POST', '/products?draft=true', {
			title: `Bare ${mark}`,
			slug: `bare-${mark}`,
			_status: 'draft',
		})
	).body.doc.id;
	expect((await add(request, release, 'products', bare)).status).toBe(200);
	const said = await press(request, 'editor', release, 'live');
	expect(said).toContain(`“Bare ${mark}”: `);
	expect(said).toContain('Picture');
	expect(said).toContain(told);
	expect((await stateOf(request, release)).state).toBe('open');
	expect(await status(`/products/${mark}`)).toBe(404);
	const problems = (await stateOf(request, release)).problems as { title: string }[];
	expect(problems.map((one) => one.title).sort()).toEqual([`Bare ${mark}`, `Mine ${mark}`]);

	await ask(request, 'editor', 'PATCH', `/articles/${article}`, { title, _status: 'published' });
	await ask(request, 'editor', 'DELETE', `/products/${bare}`);
	expect(items.products).toBeGreaterThan(0);
	await clear(request, launched);
});

test('a release with regulated facts needs a second person, again after each change', { tag: '@REL-5' }, async ({
	request,
}) => {
	const setScope = (scope: string) => ask(request, 'administrator', 'POST', '/globals/approval', { scope });
	await setScope('everything regulated');
	const mark = `second${Date.now()}`;
	const launched = await launch(request, mark);
	const { release } = launched;
	try {
		expect(await press(request, 'editor', release, 'live')).toContain('needs a second person');
		expect(await press(request, 'editor', release, 'schedule', scheduled)).toContain('needs a second person');
		expect(await press(request, 'editor', release, 'approve')).toBe(
			'This needs the role Regulatory, Quality or Administrator.',
		);
		expect(await press(request, 'quality', release, 'approve')).toBe(`“Launch ${mark}” is approved.`);
		// An approval counts only for the content that the approver has read.
		await ask(request, 'editor', 'PATCH', `/products/${launched.items.products}?draft=true`, {
			title: `Other ${mark}`,
		});
		await add(request, release, 'products', launched.items.products);
		expect(await press(request, 'editor', release, 'live')).toContain('needs a second person');
		expect(await press(request, 'regulatory', release, 'approve')).toBe(`“Launch ${mark}” is approved.`);
		expect(await press(request, 'editor', release, 'live')).toBe(`“Launch ${mark}” is live.`);
		expect((await trailOf('products', launched.items.products)).at(-1)).toMatchObject({
			name: 'editor',
			reason: `release “Launch ${mark}”, approved by regulatory`,
		});
		// A role that may not publish all of it cannot take it back; a role that may needs no second person.
		expect(await press(request, 'regulatory', release, 'take-back')).toContain('You are not allowed');
		expect(await press(request, 'editor', release, 'take-back')).toBe(`“Launch ${mark}” is taken back.`);
	} finally {
		await setScope('off');
		await clear(request, launched);
	}
});

test('nobody approves, schedules or publishes changes they have not seen', { tag: '@REL-15' }, async ({ request }) => {
	const setScope = (scope: string) => ask(request, 'administrator', 'POST', '/globals/approval', { scope });
	const mark = `read${Date.now()}`;
	const launched = await launch(request, mark);
	const { release, items } = launched;
	const changed = 'It was changed since you opened it. Read it again, then decide.';
	await setScope('everything regulated');
	try {
		const seen = await seenOf(request, 'quality', release);
		await ask(request, 'editor', 'PATCH', `/products/${items.products}?draft=true`, { title: `Other ${mark}` });
		await add(request, release, 'products', items.products);
		expect(await press(request, 'quality', release, 'approve', { seen })).toBe(changed);
		expect((await stateOf(request, release)).approvedAt).toBeNull();
		expect(await press(request, 'quality', release, 'approve')).toBe(`“Launch ${mark}” is approved.`);
		for (const button of ['live', 'schedule'])
			expect(await press(request, 'editor', release, button, { ...scheduled, seen }), button).toBe(changed);
		expect((await stateOf(request, release)).state).toBe('open');
		expect(await press(request, 'editor', release, 'schedule', scheduled)).toBe(`“Launch ${mark}” is scheduled.`);
		await press(request, 'editor', release, 'unschedule');
	} finally {
		await setScope('off');
		await press(request, 'editor', release, 'delete');
		await clear(request, launched);
	}
});

test('taking a release back names later changes, and keeps them on request', { tag: ['@REL-8', '@REL-9'] }, async ({
	request,
}) => {
	const mark = `since${Date.now()}`;
	const article = await draftLike(request, 'articles', { slug: mark, title: `Article ${mark}` });
	const { docs } = (await ask(request, 'editor', 'GET', '/categories?limit=1&depth=0&sort=id')).body;
	const [category] = docs;
	const { release } = (await add(request, `Since ${mark}`, 'articles', article)).body;
	expect((await add(request, release, 'categories', category.id, { ...category, name: `Name ${mark}` })).status).toBe(
		200,
	);
	expect(await press(request, 'editor', release, 'live')).toBe(`“Since ${mark}” is live.`);
	await ask(request, 'editor', 'PATCH', `/categories/${category.id}`, { name: `Later ${mark}` });
	expect(await press(request, 'editor', release, 'take-back')).toBe(
		`Changed since: “Name ${mark}” (Name). Say which of them stay as they are.`,
	);
	await expect.poll(() => status(`/resources/${mark}`)).toBe(200);
	const items = (await stateOf(request, release)).items as { kind: string; key: string }[];
	const stays = items.find(({ kind }) => kind === 'categories')?.key ?? '';
	expect(await press(request, 'editor', release, 'take-back', { stays })).toBe(`“Since ${mark}” is taken back.`);
	await expect.poll(() => status(`/resources/${mark}`)).toBe(404);
	const kept = (await ask(request, 'editor', 'GET', `/categories/${category.id}?depth=0`)).body;
	expect(kept.name).toBe(`Later ${mark}`);
	await ask(request, 'editor', 'PATCH', `/categories/${category.id}`, { name: category.name });
	await ask(request, 'editor', 'DELETE', `/articles/${article}`);
});

test('an editor adds a saved draft and an unsaved form, and starts the release', {
	tag: ['@REL-11', '@REL-12', '@REL-14', '@EDIT-20'],
}, async ({ page, request }) => {
	const mark = `desk${Date.now()}`;
	const article = await draftLike(request, 'articles', { slug: mark, title: `Article ${mark}` });
	const { docs } = (await ask(request, 'editor', 'GET', '/categories?limit=1&depth=0&sort=id')).body;
	const [category] = docs;
	await signIn(page, 'editor');
	// Before its scripts load, the page ignores choices, text and clicks.
	const scripts = Promise.withResolvers<void>();
	await page.route('**/_next/static/**/*.js', async (route) => {
		await scripts.promise;
		await route.continue();
	});
	await page.goto(`/admin/collections/articles/${article}`, { waitUntil: 'commit' });
	const choice = page.getByRole('region', { name: 'Release', exact: true });
	await expect(choice.getByLabel('Go live with')).toBeDisabled();
	await expect(page.locator('#field-title')).toBeDisabled();
	const more = page.getByRole('button', { name: 'Search engines' });
	await expect(more).toHaveCSS('pointer-events', 'none');
	scripts.resolve();
	await expect(more).toHaveCSS('pointer-events', 'auto');
	await choice.getByLabel('Go live with').selectOption('A new release');
	await choice.getByLabel('Its name').fill(`Spring ${mark}`);
	await choice.getByRole('button', { name: 'Add to release' }).click();
	await expect(choice.getByRole('link', { name: `Spring ${mark}` })).toBeVisible();
	// Later changes are not in the release.
	await ask(request, 'editor', 'PATCH', `/articles/${article}?draft=true`, {
		title: `Later ${mark}`,
		_status: 'draft',
	});

	await page.goto(`/admin/collections/categories/${category.id}`);
	await page.locator('#field-name').fill(`Category ${mark}`);
	await choice.getByLabel('Go live with').selectOption(`Spring ${mark}`);
	await choice.getByRole('button', { name: 'Add to release' }).click();
	await choice.getByRole('link', { name: `Spring ${mark}` }).click();
	await expect(page.getByRole('heading', { level: 1, name: `Spring ${mark}` })).toBeVisible();
	const stored = (await ask(request, 'editor', 'GET', `/categories/${category.id}?depth=0`)).body;
	expect(stored.name).toBe(category.name);

	expect(await violationsNow(page, 'main')).toEqual([]);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.reload();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	await page.setViewportSize({ width: 1500, height: 900 });
	await page.reload();
	await page.getByRole('button', { name: 'Check all of it' }).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByText('Everything in it fits.')).toBeVisible();
	// Declining the dialog changes nothing.
	const asked: string[] = [];
	const says = { yes: false };
	page.on('dialog', (dialog) => {
		asked.push(dialog.message());
		void (says.yes ? dialog.accept() : dialog.dismiss());
	});
	for (const name of ['Go live now', 'Delete this release']) await page.getByRole('button', { name }).click();
	expect(asked).toEqual([
		`Put “Spring ${mark}” on the site now? It has 2 items.`,
		`Delete “Spring ${mark}” with 2 items? What is in drafts stays there.`,
	]);
	const release = Number(/releases\/(\d+)/.exec(page.url())?.[1]);
	expect((await stateOf(request, release)).state).toBe('open');
	says.yes = true;
	await page.getByRole('button', { name: 'Go live now' }).click();
	await expect(page.getByText(`“Spring ${mark}” is live.`)).toBeVisible();
	const shows = async (path: string, words: string) => (await (await fetch(siteUrl + path)).text()).includes(words);
	await expect.poll(() => shows(`/resources/${mark}`, `Article ${mark}`)).toBe(true);
	const draft = (await ask(request, 'editor', 'GET', `/articles/${article}?draft=true&depth=0`)).body;
	expect(draft.title).toBe(`Later ${mark}`);

	await page.getByRole('button', { name: 'Take it back' }).click();
	await expect(page.getByText(`“Spring ${mark}” is taken back.`)).toBeVisible();
	expect(asked.at(-1)).toBe(`Take “Spring ${mark}” back? What was on the site before comes back for 2 items.`);
	await page.goto('/admin/releases');
	await expect(page.getByRole('row', { name: new RegExp(`Spring ${mark} Taken back 2 editor`) })).toBeVisible();
	expect(await violationsNow(page, 'main')).toEqual([]);
	await expect.poll(() => status(`/resources/${mark}`)).toBe(404);
	const former = (await ask(request, 'editor', 'GET', `/categories/${category.id}?depth=0`)).body;
	expect(former.name).toBe(category.name);
	await ask(request, 'editor', 'DELETE', `/articles/${article}`);
});

test('an editor adds a saved draft of Home to a release from its form', { tag: '@REL-11' }, async ({
	page,
	request,
}) => {
	const {
		updatedAt: _,
		createdAt: __,
		globalType: ___,
		...home
	} = (await ask(request, 'editor', 'GET', '/globals/home?depth=0')).body;
	const mark = `home${Date.now()}`;
	await signIn(page, 'editor');
	await page.goto('/admin/globals/home');
	await page.locator('#field-notice__text').fill(`Notice ${mark}`);
	const choice = page.getByRole('region', { name: 'Release', exact: true });
	await expect(choice.getByRole('button', { name: 'Add to release' })).toBeDisabled();
	await page.locator('#action-save-draft').click();
	await choice.getByLabel('Go live with').selectOption('A new release');
	await choice.getByLabel('Its name').fill(`Home ${mark}`);
	await choice.getByRole('button', { name: 'Add to release' }).click();
	await choice.getByRole('link', { name: `Home ${mark}` }).click();
	await expect(page.getByRole('region', { name: /^Home: notice and banners/ })).toBeVisible();
	await page.locator('summary').click();
	await expect(page.getByRole('cell', { name: `Notice ${mark}` })).toBeVisible();
	await ask(request, 'editor', 'POST', '/globals/home', { ...home, _status: 'published' });
});

test('adding the same form again replaces the first version in the release', { tag: '@REL-11' }, async ({
	page,
	request,
}) => {
	const mark = `twice${Date.now()}`;
	await signIn(page, 'editor');
	await page.goto('/admin/collections/redirects/create');
	await page.locator('#field-from').fill(`former-${mark}`);
	await page.locator('#field-to').fill(`first-${mark}`);
	const choice = page.getByRole('region', { name: 'Release', exact: true });
	await choice.getByLabel('Go live with').selectOption('A new release');
	await choice.getByLabel('Its name').fill(`Twice ${mark}`);
	const [adds, link] = [choice.getByRole('button'), choice.getByRole('link', { name: `Twice ${mark}` })];
	await adds.click();
	await expect(link).toBeVisible();
	const release = Number(/\d+$/.exec((await link.getAttribute('href')) ?? '')?.[0]);
	await expect(choice.getByLabel('Go live with')).toHaveValue(String(release));
	await page.locator('#field-to').fill(`second-${mark}`);
	const answered = page.waitForResponse('**/api/release/items');
	await adds.click();
	expect((await answered).status()).toBe(200);
	expect((await stateOf(request, release)).items).toMatchObject([{ values: { to: `second-${mark}` } }]);
	expect(await sql(`select id from releases where name like '%${mark}'`)).toEqual([{ id: release }]);
	await press(request, 'editor', release, 'delete');
});

test('a release is planned in the planner’s time zone, without JavaScript in UTC', { tag: '@REL-6' }, async ({
	browser,
	request,
}) => {
	const name = `Zone ${Date.now()}`;
	const article = await draftLike(request, 'articles', { slug: name.replace(' ', ''), title: name });
	const { release } = (await add(request, name, 'articles', article)).body;
	for (const [javaScriptEnabled, zone] of [
		[true, 'Asia/Dubai'],
		[false, 'Etc/UTC'],
	] as const) {
		const context = await browser.newContext({ timezoneId: 'Asia/Dubai', javaScriptEnabled, baseURL: studioUrl });
		const page = await context.newPage();
		const { authorization = '' } = await as(request, 'editor');
		await page.setExtraHTTPHeaders({ authorization });
		await page.goto(`/admin/releases/${release}`);
		await expect(page.getByLabel('Time zone')).toHaveValue(zone);
		await page.getByLabel('Time zone').selectOption('America/New York');
		await page.getByLabel('Day and time').fill('2030-01-01T09:30');
		await page.getByRole('button', { name: 'Schedule' }).click();
		await expect(page.getByText(`“${name}” is scheduled.`)).toBeVisible();
		expect((await stateOf(request, release)).at).toBe('2030-01-01T14:30:00.000Z');
		await page.getByRole('button', { name: 'Do not go live then' }).click();
		await expect(page.getByText(`“${name}” is no longer scheduled.`)).toBeVisible();
		await context.close();
	}
	await press(request, 'editor', release, 'delete');
	await ask(request, 'editor', 'DELETE', `/articles/${article}`);
});

test('a signed link shows the whole site with the release to one browser, until ended', { tag: '@REL-13' }, async ({
	browser,
	page,
	request,
}) => {
	const mark = `ahead${Date.now()}`;
	const launched = await launch(request, mark);
	await signIn(page, 'editor');
	await page.goto(`/admin/releases/${launched.release}`);
	const link = (await page.getByRole('link', { name: 'See the site with it' }).getAttribute('href')) ?? '';
	const visitor = await browser.newContext();
	const ahead = await visitor.newPage();
	const errors: string[] = [];
	ahead.on('pageerror', (error) => errors.push(error.message));
	await ahead.goto(link);
	const bar = ahead.getByRole('complementary', { name: `Preview of release “Launch ${mark}”` });
	await expect(bar).toBeVisible();
	await expect(ahead.getByText(`Now ${mark}`).first()).toBeAttached();
	// Every page in this browser shows the release, and its links stay in it.
	for (const { path, isOfRelease } of launched.looks) {
		const answer = await ahead.request.get(siteUrl + path, { maxRedirects: 0 });
		const seen = new Response(new Uint8Array(await answer.body()), { status: answer.status() });
		expect(await isOfRelease(seen), path).toBe(true);
		if (answer.status() === 200)
			expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
		expect(await isOfRelease(await fetch(siteUrl + path, { redirect: 'manual' })), path).toBe(false);
	}
	await ahead.goto(`${siteUrl}/products/${mark}`);
	await expect(ahead.getByRole('heading', { level: 1, name: `Test ${mark}` })).toBeVisible();
	await ahead.goto(`${siteUrl}/resources/${mark}`);
	await expect(ahead.getByRole('heading', { level: 1, name: `Article ${mark}` })).toBeVisible();
	await ahead.getByRole('banner').getByRole('link', { name: 'Events' }).click();
	await expect(ahead).toHaveURL(/\/events$/);
	await expect(bar).toBeVisible();
	expect(await violationsNow(ahead, '.release-preview')).toEqual([]);
	await bar.getByRole('link', { name: 'End the preview' }).click();
	await expect(bar).toHaveCount(0);
	expect((await ahead.request.get(`${siteUrl}/products/${mark}`, { maxRedirects: 0 })).status()).toBe(
		await status(`/products/${mark}`),
	);
	expect(errors).toEqual([]);
	// A changed link opens nothing.
	expect((await ahead.request.get(link.replace(/release=\d+/, 'release=999999'), { maxRedirects: 0 })).status()).toBe(
		403,
	);
	await visitor.close();
	await clear(request, launched);
});
