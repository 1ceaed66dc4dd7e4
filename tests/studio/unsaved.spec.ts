// Nightly, and when one of these changes: apps/studio/src/unsaved package-lock.json
import { chromium, expect, test } from '@playwright/test';
import { browsers } from '../support/browsers.ts';
import { as } from './support/api.ts';
import { comes, leave, newColleague } from './support/colleagues.ts';
import { sql } from './support/database.ts';
import {
	kept,
	keptOf,
	leavesWriting,
	newArticle,
	notKept,
	open,
	saveDraft,
	saved,
	title,
	titleCn,
	unanswered,
	unkept,
	wide,
} from './support/unsaved.ts';

test('unsaved text is in the form again after the browser was killed', {
	tag: ['@smoke', '@EDIT-7', '@EDIT-8'],
}, async ({ browser, request }) => {
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

	// It is saved like typed text, and then does not come back.
	await saveDraft(again);
	await expect.poll(async () => (await saved(request, article.id)).title).toMatch(/^Typed before the crash/);
	await expect.poll(() => sql(`select 1 from unsaved_changes where person = ${who.id}`)).toHaveLength(0);
	await again.context().close();
	await leave(request, who);
});

test('kept text is not replaced before the form has it, and loads late if it must', { tag: '@EDIT-16' }, async ({
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

test('kept text and text typed before it loads are both shown, and the user chooses', { tag: '@EDIT-16' }, async ({
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

test('constant typing is kept too, and a failed attempt is repeated by itself', { tag: '@EDIT-7' }, async ({
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

test('restored text can be discarded only until it is saved; newer text stays', { tag: '@EDIT-8' }, async ({
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

test('text in the form stays kept after a refused publication', { tag: ['@EDIT-7', '@EDIT-8'] }, async ({
	browser,
	request,
}) => {
	const article = await newArticle(request, 'Without a text');
	const who = await newColleague(request, 'Ada', 'editor');
	const page = await comes(browser, who, wide);
	await open(page, article);
	await title(page).fill('Refused and not lost');
	await expect(kept(page)).toBeVisible();
	const answer = page.waitForResponse((response) => response.request().method() === 'PATCH');
	await page.locator('#action-save').click();
	expect((await answer).status()).toBe(400);
	// Nothing was saved, so leaving the page keeps the text as before.
	await titleCn(page).focus();
	await open(page, article);
	await expect(title(page)).toHaveValue('Refused and not lost');
	await page.context().close();
	await leave(request, who);
});

test('unsaved changes are no version, are not in the audit log, and can be discarded', {
	tag: ['@EDIT-8', '@EDIT-9'],
}, async ({ browser, request }) => {
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

test('the form says why the studio refuses to keep a text', { tag: '@EDIT-7' }, async ({ browser, request }) => {
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
