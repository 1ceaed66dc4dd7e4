import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { violationsNow } from '../support/accessibility.ts';
import { as, asSite } from './support/api.ts';
import { comes, leave, newColleague } from './support/colleagues.ts';
import { sql } from './support/database.ts';
import { ask, press } from './support/launch.ts';
import { address, deliver, work } from './support/letters.ts';
import { studioUrl } from './support/places.ts';
import { ready } from './support/ready.ts';
import { signIn } from './support/sign-in.ts';
import { contact, quote } from './support/submissions.ts';

const wide = { viewport: { width: 1500, height: 900 } };

test('the dashboard shows a person’s open work, and each figure opens its list', {
	tag: ['@smoke', '@WORK-1', '@WORK-9'],
}, async ({ browser, request }) => {
	const letter = contact();
	const late = { ...quote(address()), receivedAt: new Date(Date.now() - 12 * 86_400_000).toISOString() };
	await deliver(request, letter, late);
	await work(request, 'sales', late.reference, { do: 'take' });
	const who = await newColleague(request, 'Mia', 'sales');
	const page = await comes(browser, who, wide);
	await page.goto(`${studioUrl}/admin`);
	const waits = page.locator('section', { has: page.getByRole('heading', { name: 'Waits for you' }) });
	await expect(waits.getByRole('link', { name: /letters? nobody has taken/ })).toBeVisible();
	await expect(waits).not.toContainText('yours');
	await work(request, 'sales', letter.reference, {
		do: 'save',
		status: 'in-progress',
		assignee: String(who.id),
		followUpAt: '',
	});
	await page.reload();
	await expect(waits.getByRole('listitem').filter({ hasText: letter.fields.firstName })).toContainText('by sales');
	await waits.getByRole('link', { name: /^1\s*letter is yours$/ }).click();
	await expect(page.getByRole('link', { name: new RegExp(letter.fields.firstName) }).first()).toBeVisible();

	// A colleague's answer that is overdue counts as well.
	await page.goto(`${studioUrl}/admin`);
	const overdue = waits.getByRole('link', { name: /answers? (is|are) overdue/ });
	const figure = await overdue.locator('strong').textContent();
	await overdue.click();
	await expect(page.getByRole('link', { name: `All ${figure}`, exact: true })).toBeVisible();
	await expect(page.locator(`.desk-item a[href*="${late.reference}"]`)).toBeVisible();

	const applicant = await newColleague(request, 'Lee', 'editor');
	const other = await comes(browser, applicant, wide);
	await other.goto(`${studioUrl}/admin`);
	await expect(other.getByText('Nothing waits for you.')).toBeVisible();
	await expect(other.getByRole('heading', { name: 'What you worked on last' })).toHaveCount(0);
	await Promise.all([page, other].map((one) => one.context().close()));
	await leave(request, who, applicant);
});

test('a mention waits on the first page and in the menu until it is read', { tag: '@WORK-7' }, async ({
	browser,
	request,
}) => {
	const letter = contact();
	await deliver(request, letter);
	const who = await newColleague(request, 'Kai', 'sales');
	await work(request, 'sales', letter.reference, { do: 'note', note: `@${who.name} can you take it?` });
	const page = await comes(browser, who, wide);
	await page.goto(`${studioUrl}/admin`);
	const entry = page.getByRole('listitem').filter({ hasText: 'can you take it?' });
	await expect(entry).toContainText(/^sales: /);
	await expect(page.getByRole('navigation').getByRole('link', { name: /^Desk.*1 for you/ })).toBeVisible();
	expect(await violationsNow(page, '.studio-home')).toEqual([]);
	const stored = page.waitForResponse(
		(answer) => answer.url().includes('/payload-preferences/') && answer.request().method() === 'POST',
	);
	await entry.getByRole('button', { name: 'Mark as read' }).click();
	await expect(entry).toHaveCount(0);
	await stored;
	await page.reload();
	await expect(page.getByRole('navigation').getByRole('link', { name: /^Desk/ })).toBeVisible();
	await expect(entry).toHaveCount(0);
	await expect(page.getByRole('navigation').getByText('for you')).toHaveCount(0);
	await page.context().close();
	await leave(request, who);
});

test('what goes live next is on the first page, soonest first', { tag: '@WORK-8' }, async ({ page, request }) => {
	const articles = (await ask(request, 'editor', 'GET', '/articles?limit=2&depth=0&sort=id')).body.docs;
	const plan = ({ id }: { id: number }, year: number) =>
		sql(`insert into payload_jobs (input, task_slug, wait_until) values
			('${JSON.stringify({ type: 'publish', doc: { relationTo: 'articles', value: String(id) } })}', 'schedulePublish',
			'${year}-01-01')`);
	await plan(articles[0], 2099);
	await plan(articles[1], 2098);
	await signIn(page, 'editor');
	await page.goto('/admin');
	const next = page
		.getByRole('region', { name: 'Goes live next' })
		.getByRole('listitem')
		.filter({ hasText: /209[89]/ });
	await expect(next).toHaveText([
		`${articles[1].title}: publish, 1 Jan 2098, 00:00 UTC`,
		`${articles[0].title}: publish, 1 Jan 2099, 00:00 UTC`,
	]);
	await sql("delete from payload_jobs where wait_until > '2097-01-01'");
});

test('a person finds again what they changed last or have not saved', { tag: '@WORK-2' }, async ({
	browser,
	request,
}) => {
	const who = await newColleague(request, 'Ada', 'editor');
	const page = await comes(browser, who, wide);
	await page.goto(`${studioUrl}/admin/account`);
	const mark = `last${Date.now()}`;
	const headers = await as(request, 'administrator');
	const made = await Promise.all(
		['kept', 'gone', 'written'].map(async (name) => {
			const data = { title: `${mark} ${name}`, titleCn: `${mark} ${name} 中文`, _status: 'draft' };
			return (await (await request.post('/api/articles?draft=true', { headers, data })).json()).doc.id as number;
		}),
	);
	const [kept, gone, written] = made;
	const change = (id: number | undefined) =>
		page.evaluate(
			async ([id, titleCn]) => {
				const headers = { 'Content-Type': 'application/json' };
				const body = JSON.stringify({ titleCn });
				return (await fetch(`/api/articles/${id}?draft=true`, { method: 'PATCH', headers, body })).status;
			},
			[id, mark],
		);
	expect([await change(kept), await change(gone)]).toEqual([200, 200]);
	const release = await page.evaluate(
		async ([item, name]) => {
			const headers = { 'Content-Type': 'application/json' };
			const body = JSON.stringify({ name, kind: 'articles', item });
			const answer = await fetch('/api/release/items', { method: 'POST', headers, body });
			return (await answer.json()).release as number;
		},
		[kept, `${mark} release`],
	);
	await ask(request, 'editor', 'DELETE', `/articles/${gone}`);
	await page.goto(`${studioUrl}/admin/collections/articles/${written}`);
	await page.locator('#field-title').fill('Not saved');
	await expect(page.getByText(/Not saved yet\. Kept for you at/)).toBeVisible();

	page.on('dialog', (dialog) => void dialog.accept());
	await page.goto(`${studioUrl}/admin`);
	const last = page.getByRole('region', { name: 'What you worked on last' }).getByRole('listitem');
	await expect(last).toHaveText([
		new RegExp(`^${mark} written.*, not saved yet$`),
		new RegExp(`^${mark} release \\(Release\\)`),
		new RegExp(`^${mark} kept`),
	]);
	await last.getByRole('link', { name: `${mark} release` }).click();
	await expect(page.getByRole('heading', { level: 1, name: `${mark} release` })).toBeVisible();
	await page.goBack();
	await last.getByRole('link', { name: `${mark} written` }).click();
	await expect(page.locator('#field-title')).toHaveValue('Not saved');
	await page.context().close();
	await leave(request, who);
	await press(request, 'editor', release, 'delete');
	for (const id of [kept, written])
		expect((await ask(request, 'editor', 'DELETE', `/articles/${id}`)).status).toBe(200);
});

test('a new colleague gets five steps for their role, or skips them', { tag: '@WORK-3' }, async ({
	browser,
	request,
}) => {
	const [editor, seller] = [await newColleague(request, 'Eve', 'editor'), await newColleague(request, 'Sam', 'sales')];
	const page = await comes(browser, editor, wide);
	await page.goto(`${studioUrl}/admin`);
	const steps = page.locator('.studio-first-day');
	await expect(steps).toContainText('First steps: 1 of 5');
	expect(await violationsNow(page, '.studio-first-day')).toEqual([]);
	const kept = () =>
		page.waitForResponse(
			(answer) => answer.url().includes('/payload-preferences/') && answer.request().method() === 'POST',
		);
	const next = kept();
	await steps.getByRole('button', { name: 'Next' }).click();
	await expect(steps.getByRole('heading', { name: 'Write and see the page' })).toBeFocused();
	await next;
	await page.reload();
	await expect(steps).toContainText('First steps: 2 of 5');
	await steps.getByRole('link', { name: 'Open the products' }).click();
	await expect(page).toHaveURL(/\/admin\/collections\/products/);
	await page.goto(`${studioUrl}/admin`);
	const skipped = kept();
	await steps.getByRole('button', { name: 'Skip' }).click();
	await expect(steps).toBeHidden();
	await skipped;
	await page.reload();
	await page.getByRole('button', { name: 'Show the first steps again' }).click();
	await expect(steps).toContainText('First steps: 1 of 5');

	const other = await comes(browser, seller, wide);
	await other.goto(`${studioUrl}/admin`);
	const ways = new Set<string>();
	for (let step = 1; step <= 5; step += 1) {
		await expect(other.locator('.studio-first-day')).toContainText(`First steps: ${step} of 5`);
		ways.add((await other.locator('.studio-first-day a').getAttribute('href')) ?? '');
		await other.getByRole('button', { name: step < 5 ? 'Next' : 'Done' }).click();
	}
	await expect(other.locator('.studio-first-day')).toHaveCount(0);
	for (const way of ways) expect((await other.goto(studioUrl + way))?.status(), way).toBe(200);
	await Promise.all([page, other].map((one) => one.context().close()));
	await leave(request, editor, seller);
});

test('lists show the picture of each item', { tag: '@WORK-4' }, async ({ page }) => {
	await signIn(page, 'editor');
	for (const list of ['products', 'articles', 'events', 'categories', 'board-members', 'partners']) {
		await page.goto(`/admin/collections/${list}`);
		const picture = page.locator('tbody td img').first();
		await expect(picture, list).toBeVisible();
		await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth), list).toBeGreaterThan(0);
	}
});

test('on a phone the menu is closed at first, also while the page starts', { tag: '@WORK-5' }, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await signIn(page, 'sales');
	await page.addInitScript(() => {
		const watcher = new MutationObserver(() => {
			const menu = document.querySelector('.nav');
			// The browser paints nothing before the styles have loaded.
			const isStyled = menu && getComputedStyle(menu).position !== 'static';
			if (!isStyled || !menu.checkVisibility({ visibilityProperty: true }) || menu.hasAttribute('inert')) return;
			watcher.disconnect();
			document.documentElement.dataset.menuShown = 'yes';
		});
		watcher.observe(document, { subtree: true, childList: true, attributes: true });
	});
	await page.goto('/admin/desk');
	const opener = page.getByRole('button', { name: 'Open Menu' }).last();
	await expect(page.locator('.template-default--nav-animate')).toBeVisible();
	await expect(page.locator('html')).not.toHaveAttribute('data-menu-shown');
	await opener.click();
	await expect(page.getByRole('link', { name: /^Desk/ })).toBeVisible();
});

test('the menu opens its lists by keyboard and shows where the person is', { tag: '@WORK-6' }, async ({ page }) => {
	await signIn(page, 'editor');
	await page.goto('/admin/collections/notices');
	await ready(page);
	const menu = page.getByRole('navigation', { name: 'Menu' });
	await expect(menu.getByRole('link', { name: 'Notices' })).toHaveAttribute('aria-current', 'page');
	await expect(menu.getByRole('link', { name: 'Events' })).toBeHidden();
	await menu.getByRole('button', { name: 'Lists of News' }).focus();
	await page.keyboard.press('Enter');
	await expect(menu.getByRole('button', { name: 'Lists of News' })).toHaveAttribute('aria-expanded', 'true');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await expect(menu.getByRole('link', { name: 'Events' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/admin\/collections\/events/);
	expect(await violationsNow(page, '.studio-menu')).toEqual([]);
});

test('searches without a result are counted once, and the figures rank their words', async ({ page, request }) => {
	const words = `zebrafish ${randomUUID()}`;
	const day = new Date().toISOString().slice(0, 10);
	const batch = { id: randomUUID(), words, day, language: 'en', searches: 70_000 };
	const more = { ...batch, id: randomUUID(), language: 'cn', searches: 8 };
	const broken = { ...batch, id: randomUUID(), words: '' };
	for (let time = 0; time < 2; time++) {
		const data = { searches: [broken, batch, more] };
		const answer = await request.post('/api/deliveries/searches', { headers: asSite, data });
		expect(await answer.json()).toEqual({ stored: [batch.id, more.id], refused: [broken.id] });
	}
	await signIn(page, 'editor');
	await page.goto('/admin/figures');
	const card = page.locator('section', { has: page.getByRole('heading', { name: 'Searches without a result' }) });
	const entry = card.getByRole('listitem').filter({ hasText: words });
	await expect(entry).toContainText('70008');
	await expect(entry.getByRole('link')).toHaveAttribute('href', '/admin/globals/synonyms');
});

test('the figures show only searches whose results are rarely opened', async ({ page, request }) => {
	const today = Date.now();
	const dayBefore = (days: number) => new Date(today - days * 86_400_000).toISOString().slice(0, 10);
	const unique = randomUUID();
	const counts = (words: string, shown: number, opened: number, day = dayBefore(0)) =>
		[['shown', shown] as const, ['opened', opened] as const].flatMap(([outcome, searches]) =>
			searches > 0 ? [{ id: randomUUID(), words: `${words} ${unique}`, day, language: 'en', outcome, searches }] : [],
		);
	const searches = [
		...counts('never opened', 50_000, 0),
		...counts('never opened', 20_000, 0, dayBefore(7)),
		...counts('opened by mistake', 80_000, 8_000),
		...counts('opened at times', 80_000, 8_001),
		...counts('shown twice', 2, 0),
		...counts('long ago', 80_000, 0, dayBefore(40)),
	];
	const data = { searches: [...searches, { ...searches[0], id: randomUUID(), outcome: 'liked' }] };
	const answer = await request.post('/api/deliveries/searches', { headers: asSite, data });
	expect((await answer.json()).stored).toEqual(searches.map(({ id }) => id));
	await signIn(page, 'editor');
	await page.goto('/admin/figures');
	const rows = page.getByRole('table', { name: 'Searches whose results nobody opens' }).getByRole('row');
	const ours = rows.filter({ hasText: unique });
	await expect(ours).toHaveText([`opened by mistake ${unique}80000800010%`, `never opened ${unique}7000000%`]);
	await expect(ours.first().getByRole('link')).toHaveAttribute('href', '/admin/globals/synonyms');
	const vain = page.locator('section', { has: page.getByRole('heading', { name: 'Searches without a result' }) });
	await expect(vain).not.toContainText(unique);
});
