import { type APIRequestContext, type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { browsers } from '../support/browsers.ts';
import { byDepth } from '../support/depth.ts';
import { as } from './support/api.ts';
import { type Colleague, comes, leave, newColleague } from './support/colleagues.ts';
import { sql } from './support/database.ts';
import { studioUrl } from './support/places.ts';

const wide = { viewport: { width: 1500, height: 900 } };

interface Article {
	id: number;
	title: string;
	updatedAt: string;
}

async function newArticle(request: APIRequestContext, title: string): Promise<Article> {
	const headers = await as(request, 'administrator');
	const data = { title, titleCn: `${title} 中文`, _status: 'draft' };
	const answer = await request.post('/api/articles?draft=true', { headers, data });
	expect(answer.status(), await answer.text()).toBe(201);
	return (await answer.json()).doc;
}

async function saved(request: APIRequestContext, id: number): Promise<Record<string, unknown>> {
	const headers = await as(request, 'administrator');
	return (await request.get(`/api/articles/${id}?draft=true&depth=0`, { headers })).json();
}

const open = (page: Page, { id }: { id: number }) => page.goto(`${studioUrl}/admin/collections/articles/${id}`);
const title = (page: Page) => page.locator('#field-title');
const titleCn = (page: Page) => page.locator('#field-titleCn');
const kept = (page: Page) => page.getByText(/Not saved yet\. Kept for you at/);
const saveDraft = (page: Page) => page.locator('#action-save-draft').click();

/** The studio's answers about kept writing, which do not come. */
const unanswered = '**/api/unsaved?*';
const unkept = '**/api/unsaved';
const notKept = (page: Page) => page.getByText('The studio does not answer: what you write is not kept until it does.');

const keptOf = async ({ id }: Colleague) =>
	JSON.stringify(await sql(`select changes from unsaved_changes where person = ${id}`));

/** Opens the article, types into it, and leaves without saving. */
async function leavesWriting(browser: Browser, who: Colleague, article: Article, words: string): Promise<void> {
	const page = await comes(browser, who, wide);
	await open(page, article);
	await title(page).fill(words);
	await expect(kept(page)).toBeVisible();
	await page.context().close();
}

/** Saved by a program or in another tab: no lock stands in the way. */
async function saves(page: Page, { id }: Article, data: object): Promise<void> {
	await sql('delete from payload_locked_documents');
	const headers = { origin: studioUrl };
	const answer = await page.request.patch(`${studioUrl}/api/articles/${id}?draft=true`, { headers, data });
	expect(answer.status(), await answer.text()).toBe(200);
}

/** Two editors, each in a browser of their own. */
async function two(
	browser: Browser,
	request: APIRequestContext,
	work: (ada: Page, bo: Page, people: Colleague[]) => Promise<void>,
) {
	const people = [await newColleague(request, 'Ada', 'editor'), await newColleague(request, 'Bo', 'editor')];
	const [ada, bo] = await Promise.all(people.map((who) => comes(browser, who, wide)));
	if (!ada || !bo) throw new Error('two people were wanted');
	await work(ada, bo, people);
	await Promise.all([ada, bo].map((page) => page.context().close()));
	await leave(request, ...people);
}

test('what was typed and not saved is in the form again after the browser was killed (EDIT-7, EDIT-8)', async ({
	browser,
	request,
}) => {
	const article = await newArticle(request, 'Before the crash');
	const who = await newColleague(request, 'Ada', 'editor');
	const server = await chromium.launchServer({ executablePath: browsers.quick, args: ['--no-sandbox'] });
	const doomed = await chromium.connect(server.wsEndpoint());
	const page = await comes(doomed, who, wide);
	await open(page, article);
	await title(page).fill('Typed before the crash');
	await expect(kept(page)).toBeVisible({ timeout: 5000 });
	await title(page).pressSequentially(' and this in the last moment');
	server.process().kill('SIGKILL');

	const again = await comes(browser, who, wide);
	await open(again, article);
	await expect(title(again)).toHaveValue(/^Typed before the crash/);
	await expect(again.getByText(/and did not save is in the form again/)).toBeVisible();
	expect((await saved(request, article.id)).title).toBe('Before the crash');

	// It is saved like anything typed, and does not come back then.
	await saveDraft(again);
	await expect.poll(async () => (await saved(request, article.id)).title).toMatch(/^Typed before the crash/);
	await expect.poll(() => sql(`select 1 from unsaved_changes where person = ${who.id}`)).toHaveLength(0);
	await again.context().close();
	await leave(request, who);
});

test('what was kept is not written over before the form has it, and comes once the studio answers (EDIT-16)', async ({
	browser,
	request,
}) => {
	const article = await newArticle(request, 'Saved');
	const who = await newColleague(request, 'Ada', 'editor');
	await leavesWriting(browser, who, article, 'Kept before');

	const page = await comes(browser, who, wide);
	await page.route(unanswered, (route) => route.abort());
	await open(page, article);
	await titleCn(page).fill('先写的字');
	await expect(notKept(page)).toBeVisible();
	expect(await keptOf(who)).toContain('Kept before');
	await page.unroute(unanswered);
	await expect(title(page)).toHaveValue('Kept before');
	await expect(titleCn(page)).toHaveValue('先写的字');
	await expect.poll(() => keptOf(who)).toContain('先写的字');
	expect(await keptOf(who)).toContain('Kept before');
	await page.context().close();
	await leave(request, who);
});

test('what was kept and what is typed into the same field before it came are both shown, and one is chosen (EDIT-16)', async ({
	browser,
	request,
}) => {
	const article = await newArticle(request, 'Saved');
	const who = await newColleague(request, 'Ada', 'editor');
	await leavesWriting(browser, who, article, 'Kept before');

	const page = await comes(browser, who, wide);
	await page.route(unanswered, (route) => route.abort());
	await open(page, article);
	await title(page).fill('Typed now');
	await expect(notKept(page)).toBeVisible();
	await page.unroute(unanswered);
	const both = page.getByRole('region', { name: 'You wrote here before and did not save it' });
	await expect(both).toContainText('Typed now');
	await both.getByRole('radio', { name: 'Kept before' }).check();
	await both.getByRole('button', { name: 'Go on with these' }).click();
	await expect(title(page)).toHaveValue('Kept before');
	await expect(both).toHaveCount(0);
	await page.context().close();
	await leave(request, who);
});

test('who never pauses is kept too, and what could not be kept is kept later without a keystroke (EDIT-7)', async ({
	browser,
	request,
}) => {
	const article = await newArticle(request, 'Busy');
	const who = await newColleague(request, 'Ada', 'editor');
	const page = await comes(browser, who, wide);
	await open(page, article);
	await expect(title(page)).toHaveValue('Busy');
	await expect(title(page)).toBeEnabled();
	const typing = title(page).pressSequentially(' and on and on and on and on and on', { delay: 400 });
	await expect(kept(page)).toBeVisible({ timeout: 6000 });
	await typing;
	await page.route(unkept, (route) => route.abort());
	await title(page).fill('In the meantime');
	await expect(notKept(page)).toBeVisible();
	await page.unroute(unkept);
	await expect(kept(page)).toBeVisible();
	expect(await keptOf(who)).toContain('In the meantime');
	await page.context().close();
	await leave(request, who);
});

test('what came back is not offered to be left out once it is saved; before, what was typed since stays (EDIT-8)', async ({
	browser,
	request,
}) => {
	const article = await newArticle(request, 'Saved');
	const who = await newColleague(request, 'Ada', 'editor');
	await leavesWriting(browser, who, article, 'Kept before');
	let page = await comes(browser, who, wide);
	await open(page, article);
	await expect(title(page)).toHaveValue('Kept before');
	await titleCn(page).fill('后写的字');
	await page.getByRole('button', { name: 'Leave it out' }).click();
	await expect(title(page)).toHaveValue('Saved');
	await expect(titleCn(page)).toHaveValue('后写的字');
	await expect.poll(() => keptOf(who)).not.toContain('Kept before');
	await page.context().close();

	await leavesWriting(browser, who, article, 'Kept again');
	page = await comes(browser, who, wide);
	await open(page, article);
	await expect(title(page)).toHaveValue('Kept again');
	await saveDraft(page);
	await expect.poll(async () => (await saved(request, article.id)).title).toBe('Kept again');
	await expect(page.getByText(/and did not save is in the form again/)).toHaveCount(0);
	await page.context().close();
	await leave(request, who);
});

test('what a refused publication leaves in the form stays kept (EDIT-7, EDIT-8)', async ({ browser, request }) => {
	const article = await newArticle(request, 'Without a text');
	const who = await newColleague(request, 'Ada', 'editor');
	const page = await comes(browser, who, wide);
	await open(page, article);
	await title(page).fill('Refused and not lost');
	await expect(kept(page)).toBeVisible();
	const answer = page.waitForResponse((response) => response.request().method() === 'PATCH');
	await page.locator('#action-save').click();
	expect((await answer).status()).toBe(400);
	// Nothing was saved since, so leaving the page keeps it as before.
	await titleCn(page).focus();
	await open(page, article);
	await expect(title(page)).toHaveValue('Refused and not lost');
	await page.context().close();
	await leave(request, who);
});

test('what is kept is no version, is in no trail, and can be left out (EDIT-8, EDIT-9)', async ({
	browser,
	request,
}) => {
	const article = await newArticle(request, 'As it is');
	const traces = () =>
		sql(`select (select count(*) from _articles_v where parent_id = ${article.id}) as versions,
			(select count(*) from trail.changes where kind = 'articles' and item = '${article.id}') as changes`);
	const before = await traces();
	const who = await newColleague(request, 'Ada', 'editor');
	let page = await comes(browser, who, wide);
	await open(page, article);
	await title(page).fill('Half a thought');
	await expect(kept(page)).toBeVisible();
	expect(await traces()).toEqual(before);
	await page.context().close();

	page = await comes(browser, who, wide);
	await open(page, article);
	await expect(title(page)).toHaveValue('Half a thought');
	await page.getByRole('button', { name: 'Leave it out' }).click();
	await expect(title(page)).toHaveValue('As it is');
	await expect.poll(() => sql(`select 1 from unsaved_changes where person = ${who.id}`)).toHaveLength(0);
	await page.context().close();
	await leave(request, who);
});

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
			await page.goto(`${studioUrl}/admin/globals/${slug}`);
			if (within) await page.locator(`${within} .collapsible__toggle`).first().click();
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

for (const kind of ['categories', 'test-types', 'job-categories', 'job-locations', 'redirects', 'lots'])
	test(`what is typed into ${kind}, of which there are no versions, is kept (EDIT-7)`, async ({ request }) => {
		const headers = await as(request, 'administrator');
		const { docs } = await (await request.get(`/api/${kind}?limit=1&depth=0`, { headers })).json();
		const item = String(docs[0]?.id ?? 'new-1');
		const change = { path: 'name', was: 'Before', is: 'After' };
		const data = { kind, item, savedAt: null, changes: [change] };
		expect((await request.post('/api/unsaved', { headers, data })).status()).toBe(200);
		const answer = await request.get(`/api/unsaved?kind=${kind}&item=${item}`, { headers });
		expect(await answer.json()).toMatchObject({ kept: [{ item, changes: [change] }] });
		await request.post('/api/unsaved', { headers, data: { ...data, changes: [] } });
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

test('what the studio refuses to keep is said with its reason (EDIT-7)', async ({ browser, request }) => {
	const article = await newArticle(request, 'Refused');
	const who = await newColleague(request, 'Ada', 'editor');
	const page = await comes(browser, who, wide);
	await open(page, article);
	await expect(title(page)).toHaveValue('Refused');
	const users = await as(request, 'administrator');
	await request.patch(`/api/users/${who.id}`, { headers: users, data: { roles: ['sales'] } });
	await title(page).fill('Not mine to change any more');
	await expect(page.getByText('You may not change this.')).toBeVisible();
	await page.context().clearCookies();
	await title(page).fill('Nobody is here');
	await expect(page.getByText(/^You are signed out: what you write is not kept/)).toBeVisible();
	await page.context().close();
	await leave(request, who);
});

test('nobody else sees or changes what is kept for a person (EDIT-9)', async ({ request }) => {
	const article = await newArticle(request, 'Private');
	const item = String(article.id);
	const change = { path: 'title', was: 'Private', is: 'Mine alone' };
	const ask = async (role: 'administrator' | 'editor' | 'sales', method: string, data?: object) => {
		const headers = await as(request, role);
		const address = `/api/unsaved${method === 'GET' ? `?kind=articles&item=${item}` : ''}`;
		return request.fetch(address, { method, headers, data });
	};
	const body = { kind: 'articles', item, savedAt: article.updatedAt, changes: [change] };
	expect((await ask('editor', 'POST', body)).status()).toBe(200);
	expect((await (await ask('editor', 'GET')).json()).kept).toMatchObject([{ changes: [change] }]);
	expect((await (await ask('administrator', 'GET')).json()).kept).toEqual([]);
	expect((await ask('sales', 'GET')).status()).toBe(403);
	expect((await ask('sales', 'POST', body)).status()).toBe(403);
	expect((await request.get(`/api/unsaved?kind=articles&item=${item}`)).status()).toBe(403);
	for (const rubbish of [{}, { ...body, changes: 'all' }, { ...body, kind: 'users' }, { ...body, kind: 'nothing' }])
		expect((await ask('editor', 'POST', rubbish)).status()).toBe(400);
	const headers = { ...(await as(request, 'editor')), 'content-type': 'application/json' };
	expect((await request.post('/api/unsaved', { headers, data: Buffer.from('{') })).status()).toBe(400);
	expect((await ask('editor', 'POST', { ...body, changes: [] })).status()).toBe(200);
});

test('where two people wrote, both see field by field what differs, choose, and lose nothing (EDIT-10)', async ({
	browser,
	request,
}) => {
	test.setTimeout(180_000);
	const article = await newArticle(request, 'First words');
	await two(browser, request, async (ada, bo, [, boHerself]) => {
		await open(ada, article);
		await title(ada).fill('Words of Ada');
		await expect(kept(ada)).toBeVisible();
		// Ada thinks for more than five minutes; Bo saves meanwhile, in the same field and in another one.
		await saves(bo, article, { title: 'Words of Bo', titleCn: '博的标题' });
		// A tab that does not know of it does not save over it.
		await saveDraft(ada);
		await expect(ada.getByText(/has saved this since you opened it/).first()).toBeVisible();
		expect((await saved(request, article.id)).title).toBe('Words of Bo');

		const both = ada.getByRole('region', { name: `${boHerself?.name} has saved this while you wrote` });
		await expect(both).toBeVisible({ timeout: 30_000 });
		await expect(both.getByRole('radio')).toHaveCount(2);
		await expect(both).toContainText('Words of Ada');
		await expect(both).toContainText('Words of Bo');
		await both.getByRole('button', { name: 'Go on with these' }).click();
		await expect(title(ada)).toHaveValue('Words of Ada');
		await expect(ada.locator('#field-titleCn')).toHaveValue('博的标题');
		await saveDraft(ada);
		await expect.poll(async () => (await saved(request, article.id)).title).toBe('Words of Ada');
		expect((await saved(request, article.id)).titleCn).toBe('博的标题');
	});
});

test('what is typed while both versions are shown is kept and goes on (EDIT-17)', async ({ browser, request }) => {
	test.setTimeout(180_000);
	const article = await newArticle(request, 'First words');
	await two(browser, request, async (ada, bo, [adaHerself]) => {
		await open(ada, article);
		await title(ada).fill('Words of Ada');
		await expect(kept(ada)).toBeVisible();
		await saves(bo, article, { title: 'Words of Bo' });
		const both = ada.getByRole('region', { name: /has saved this while you wrote/ });
		await expect(both).toBeVisible({ timeout: 30_000 });
		await titleCn(ada).fill('选择之前');
		await title(ada).fill('Words of Ada, and more');
		await expect(both).toContainText('Words of Ada, and more');
		if (adaHerself) await expect.poll(() => keptOf(adaHerself)).toContain('选择之前');
		await both.getByRole('button', { name: 'Go on with these' }).click();
		await expect(both).toHaveCount(0);
		await expect(title(ada)).toHaveValue('Words of Ada, and more');
		await expect(titleCn(ada)).toHaveValue('选择之前');
	});
});

test("a colleague's words come into the form with a note, and take no keystroke with them (EDIT-17)", async ({
	browser,
	request,
}) => {
	test.setTimeout(180_000);
	const article = await newArticle(request, 'First words');
	await two(browser, request, async (ada, bo, [, boHerself]) => {
		await open(ada, article);
		await titleCn(ada).fill('甲');
		await expect(kept(ada)).toBeVisible();
		// The form asks the studio for its new state; Ada types before it has the answer.
		const asked = Promise.withResolvers<void>();
		const answered = Promise.withResolvers<void>();
		await ada.route(`**/articles/${article.id}`, async (route) => {
			if (route.request().postData()?.includes('Words of Bo')) {
				asked.resolve();
				await answered.promise;
			}
			await route.continue();
		});
		await saves(bo, article, { title: 'Words of Bo' });
		await asked.promise;
		await titleCn(ada).fill('甲乙丙');
		answered.resolve();
		await expect(title(ada)).toHaveValue('Words of Bo');
		await expect(
			ada.getByText(`${boHerself?.name} has saved this meanwhile; their changes are in the form.`),
		).toBeVisible();
		await expect(titleCn(ada)).toHaveValue('甲乙丙');
	});
});

test('who is taken over and looks on has what was written (EDIT-11, EDIT-17)', async ({ browser, request }) => {
	test.setTimeout(180_000);
	const article = await newArticle(request, 'One page');
	await two(browser, request, async (ada, bo, [adaHerself]) => {
		await open(ada, article);
		await title(ada).fill('Ada is writing');
		await expect(kept(ada)).toBeVisible();
		await open(bo, article);
		await bo.getByRole('button', { name: 'Take over' }).click();
		await expect(title(bo)).toBeEnabled();
		// The next keystroke tells Ada by Payload's dialog.
		const dialog = ada.locator('#document-take-over');
		await expect(async () => {
			await title(ada).fill('Ada is writing on');
			await expect(dialog).toBeVisible({ timeout: 6000 });
		}).toPass();
		await dialog.getByRole('button', { name: 'View read-only' }).click();
		await expect(title(ada)).toBeDisabled();
		await expect(ada.getByText(/and did not save is in the form again/)).toBeVisible();
		await expect(title(ada)).toHaveValue('Ada is writing on');
		if (adaHerself) expect(await keptOf(adaHerself)).toContain('Ada is writing');
	});
});

test("who loads a colleague's words by the dialog that offers them keeps what was written (EDIT-17)", async ({
	browser,
	request,
}) => {
	test.setTimeout(180_000);
	const article = await newArticle(request, 'First words');
	await two(browser, request, async (ada, bo) => {
		await open(ada, article);
		await expect(title(ada)).toHaveValue('First words');
		await saves(bo, article, { title: 'Words of Bo' });
		await titleCn(ada).fill('艾达的标题');
		const dialog = ada.locator('#document-stale-data');
		await dialog.getByRole('button').click();
		await expect(title(ada)).toHaveValue('Words of Bo');
		await expect(titleCn(ada)).toHaveValue('艾达的标题');
		await saveDraft(ada);
		await expect.poll(async () => (await saved(request, article.id)).titleCn).toBe('艾达的标题');
		expect((await saved(request, article.id)).title).toBe('Words of Bo');
	});
});

test('who has been taken over is told so by name, and keeps what was written (EDIT-11)', async ({
	browser,
	request,
}) => {
	test.setTimeout(180_000);
	const article = await newArticle(request, 'One page, two people');
	await two(browser, request, async (ada, bo, [, boHerself]) => {
		await open(ada, article);
		await title(ada).fill('Ada is writing');
		await expect(kept(ada)).toBeVisible();
		await open(bo, article);
		await bo.getByRole('button', { name: 'Take over' }).click();
		await expect(ada.getByRole('alert').filter({ hasText: `${boHerself?.name} has taken over this page` })).toBeVisible(
			{
				timeout: 30_000,
			},
		);
		await title(bo).fill('Bo goes on');
		await saveDraft(bo);
		await expect.poll(async () => (await saved(request, article.id)).title).toBe('Bo goes on');
		await open(ada, article);
		await expect(ada.getByRole('region', { name: /has saved this while you wrote/ })).toContainText('Ada is writing');
	});
});

test('two people who write on one page, by turns and at once, lose nothing (EDIT-10, EDIT-11)', async ({
	browser,
	request,
}) => {
	const minutes = byDepth({ usual: 0, nightly: 10 });
	test.setTimeout((minutes + 3) * 60_000);
	const article = await newArticle(request, 'Of two');
	const words = { title: 'Of two', titleCn: 'Of two 中文' };
	type Field = keyof typeof words;

	/** Opens the page and takes it over where the other one has it. */
	async function comesBack(page: Page): Promise<void> {
		await open(page, article);
		const takeOver = page.getByRole('button', { name: 'Take over' });
		await expect(takeOver.or(page.locator('#field-title:enabled')).first()).toBeVisible();
		if (await takeOver.isVisible()) await takeOver.click();
		await expect(title(page)).toBeEnabled();
	}
	async function writes(page: Page, field: Field, more: string): Promise<void> {
		words[field] += ` ${more}`;
		// After it was taken over the page is loaded anew; nobody types as soon as this test does.
		await expect(async () => {
			await page.locator(`#field-${field}`).fill(words[field]);
			await expect(kept(page)).toBeVisible({ timeout: 6000 });
		}).toPass();
	}
	const stored = async () => {
		const { title, titleCn } = await saved(request, article.id);
		return { title, titleCn };
	};
	/** A late keystroke of the other may take the page over once more: who is told so opens it again, and has every word. */
	async function savesAll(page: Page, wanted: Partial<typeof words>): Promise<void> {
		await expect(async () => {
			if (await page.locator('#document-take-over').isVisible()) await comesBack(page);
			for (const field of ['title', 'titleCn'] as const)
				if (wanted[field]) await expect(page.locator(`#field-${field}`)).toHaveValue(wanted[field]);
			await page.locator('#action-save-draft').click({ timeout: 10_000 });
			await expect.poll(stored, { timeout: 10_000 }).toMatchObject(wanted);
		}).toPass({ timeout: 90_000 });
	}

	await two(browser, request, async (ada, bo) => {
		const end = Date.now() + minutes * 60_000;
		for (let round = 1; round === 1 || Date.now() < end; round += 1) {
			// Ada writes; before she saves, Bo takes the page over, writes and saves.
			await comesBack(ada);
			await writes(ada, 'title', `ada${round}`);
			const before = words.title;
			await comesBack(bo);
			await writes(bo, 'titleCn', `bo${round}`);
			await savesAll(bo, { titleCn: words.titleCn });
			// Ada finds her words beside his, and saves them.
			await comesBack(ada);
			await expect(title(ada)).toHaveValue(before);
			await expect(ada.locator('#field-titleCn')).toHaveValue(words.titleCn);
			await savesAll(ada, words);
		}
	});
});
