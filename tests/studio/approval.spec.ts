// Nightly, and when one of these changes: apps/studio/src/approval apps/studio/src/phases.ts package-lock.json
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { wordsOf } from '../support/words-of.ts';
import { as, type Role } from './support/api.ts';
import { sql } from './support/database.ts';
import { siteUrl } from './support/places.ts';
import { create, newDocument, onSite, seen } from './support/revisions.ts';
import { signIn } from './support/sign-in.ts';

const setScope = async (request: APIRequestContext, scope: string) => {
	const headers = await as(request, 'administrator');
	expect((await request.post('/api/globals/approval', { headers, data: { scope } })).status()).toBe(200);
};

async function ask(request: APIRequestContext, role: Role, method: string, path: string, data?: object) {
	const answer = await request.fetch(`/api${path}`, { method, headers: await as(request, role), data });
	return { status: answer.status(), body: await answer.json().catch(() => null) };
}

/** Returns the message that the page then shows. */
const decide = async (request: APIRequestContext, role: Role, id: unknown, decision: string, comment = '') => {
	const headers = await as(request, role);
	const options = { headers, form: { comment }, maxRedirects: 0 };
	const answer = await request.post(`/api/approvals/${id}/${decision}`, options);
	const page = await request.get(answer.headers().location ?? '', { headers });
	return /<p role="(?:status|alert)">([^<]+)/.exec(await page.text())?.[1];
};

test.afterEach(async ({ request }) => setScope(request, 'off'));

test('a proposal is refused with a comment, changed, and approved by a second person', {
	tag: ['@smoke', '@TRAIL-10', '@TRAIL-11', '@TRAIL-12', '@WORK-7'],
}, async ({ browser, request }) => {
	test.setTimeout(240_000);
	await setScope(request, 'everything regulated');
	const editor = await browser.newPage();
	const quality = await browser.newPage();
	await signIn(editor, 'editor');
	await signIn(quality, 'quality');
	const { docs } = (
		await ask(
			request,
			'editor',
			'GET',
			'/products?limit=1&depth=0&where[slug][equals]=urinary-tract-infection-home-test',
		)
	).body;
	const [{ id, description: before, buyUrl }] = docs;
	const path = '/products/urinary-tract-infection-home-test';
	const onSite = async (words: string) => (await (await request.get(siteUrl + path)).text()).includes(words);
	const open = async (page: Page) => {
		await page.goto(`/admin/collections/products/${id}`);
		await page.getByRole('button', { name: 'Search engines' }).click();
	};
	const write = async (page: Page, words: string, shop: string) => {
		await page.locator('#field-buyUrl').fill(shop);
		await page.locator('#field-description').fill(words);
		await page.getByRole('button', { name: 'Publish changes' }).click();
		await expect(page.getByText('Updated successfully')).toBeVisible();
	};

	// The description waits for approval, other changes are published.
	await open(editor);
	await write(editor, 'A claim that goes too far.', 'https://example.com/second-person');
	await expect(editor.getByText('Not on the site yet: this waits for a second person.')).toBeVisible();
	await expect(editor.getByText('have been waiting for a second person for less than a minute')).toBeVisible();
	await expect.poll(() => onSite('https://example.com/second-person')).toBe(true);
	expect(await onSite(before)).toBe(true);
	expect(await onSite('goes too far')).toBe(false);
	await editor.goto(`/admin/collections/products/${id}`);
	await expect(editor.getByText('waiting for a second person')).toBeVisible();
	await editor.goto('/admin/approvals');
	await expect(editor.getByRole('button', { name: 'Approve and publish' })).toHaveCount(0);

	// A second person sees it on the dashboard and refuses it.
	await quality.goto('/admin');
	await quality.getByRole('main').getByRole('link', { name: 'Urinary Tract Infection Home Test' }).click();
	await expect(
		quality.getByRole('row', { name: new RegExp(`Description ${before.slice(0, 20)}.*A claim that`) }),
	).toBeVisible();
	await quality.getByRole('button', { name: 'Refuse' }).click();
	await expect(quality.getByRole('alert').filter({ hasText: 'Say why you refuse it.' })).toBeVisible();
	await quality.getByLabel('Comment').fill('The study does not show this.');
	await quality.getByRole('button', { name: 'Refuse' }).click();
	await expect(quality.getByText('is refused')).toBeVisible();
	expect(await onSite('goes too far')).toBe(false);

	await editor.goto('/admin');
	await expect(
		editor.getByRole('listitem').filter({ hasText: 'quality refused it. The study does not show this.' }),
	).toBeVisible();

	// The first person reads why and changes the text, and the second approves it.
	await open(editor);
	await expect(editor.getByText('quality refused what editor proposed: The study does not show this.')).toBeVisible();
	await expect(editor.locator('#field-description')).toHaveValue('A claim that goes too far.');
	await write(editor, 'A claim that holds.', buyUrl ?? '');
	expect(await onSite('A claim that holds.')).toBe(false);
	await quality.goto('/admin/approvals');
	await quality.getByLabel('Comment').fill('As the study says.');
	await quality.getByRole('button', { name: 'Approve and publish' }).click();
	await expect(quality.getByText('is approved and on the site')).toBeVisible();
	await expect.poll(() => onSite('A claim that holds.')).toBe(true);

	const rows = await sql(
		`select name, operation, reason from trail.changes where kind = 'products' and item = '${id}' order by id`,
	);
	expect(rows.at(-1)).toEqual({
		name: 'quality',
		operation: 'published',
		reason: 'proposed by editor: As the study says.',
	});
	await setScope(request, 'off');
	await ask(request, 'editor', 'PATCH', `/products/${id}`, { description: before, _status: 'published' });
	await editor.close();
	await quality.close();
});

test('nobody approves their own proposal or without the role; a new item waits whole', {
	tag: ['@TRAIL-10', '@TRAIL-11'],
}, async ({ request }) => {
	await setScope(request, 'documents and notices');
	const slug = `second-${Date.now()}`;
	const words = { title: slug, problem: 'a', action: 'b', measures: 'c', contact: 'd' };
	const facts = { slug, number: slug, kind: 'product', products: [101], publishedOn: '2026-11-17T12:00:00Z' };
	const { doc } = (await ask(request, 'regulatory', 'POST', '/notices', { ...words, ...facts, _status: 'published' }))
		.body;
	expect(doc._status).toBe('draft');
	const waiting = async () =>
		sql(`select id, state from proposals where item = ${doc.id} and kind = 'notices' order by id`);
	const [proposal] = await waiting();
	for (const [role, problem] of [
		['regulatory', 'You proposed this yourself'],
		['editor', 'This needs the role'],
		['sales', 'This needs the role'],
	] as const)
		expect(await decide(request, role, proposal?.id, 'approve')).toContain(problem);
	expect(await decide(request, 'quality', proposal?.id, 'take-back')).toContain('Only who proposed');
	// Neither a write to the list of proposals nor publishing again approves it.
	for (const method of ['PATCH', 'DELETE'])
		expect((await ask(request, 'quality', method, `/proposals/${proposal?.id}`, { state: 'approved' })).status).toBe(
			403,
		);
	await ask(request, 'regulatory', 'PATCH', `/notices/${doc.id}`, { _status: 'published' });
	expect(await waiting()).toEqual([{ id: proposal?.id, state: 'waiting' }]);
	expect((await request.get(`${siteUrl}/notices/${slug}`)).status()).toBe(404);

	expect(await decide(request, 'quality', proposal?.id, 'approve')).toContain('approved');
	await expect.poll(async () => (await request.get(`${siteUrl}/notices/${slug}`)).status()).toBe(200);
	// With this setting one person may publish products.
	const product = (await ask(request, 'editor', 'PATCH', '/products/101', { _status: 'published' })).body.doc;
	expect(product._status).toBe('published');
	expect(await sql(`select id from proposals where kind = 'products' and state = 'waiting'`)).toEqual([]);
	await setScope(request, 'off');
	await ask(request, 'regulatory', 'PATCH', `/notices/${doc.id}`, {
		closedOn: '2026-11-18T12:00:00Z',
		_status: 'published',
	});
});

test('a revision is refused with a comment, changed and approved, with names on record', {
	tag: ['@TRAIL-10', '@TRAIL-11', '@TRAIL-12', '@TRAIL-13', '@DOC-12'],
}, async ({ browser, request }) => {
	test.setTimeout(240_000);
	await setScope(request, 'documents and notices');
	const editor = await browser.newPage();
	const quality = await browser.newPage();
	await signIn(editor, 'editor');
	await signIn(quality, 'quality');
	const headers = await as(request, 'editor');
	const document = await newDocument(request, headers, 'approved');
	const { doc } = await (await create(request, headers, { document, state: 'released' }, 'one')).json();
	const form = `/admin/collections/revisions/${doc.id}`;
	const status = async (path: string) => (await request.get(onSite(path), { maxRedirects: 0 })).status();
	const proposals = () => sql(`select state from proposals where kind = 'revisions' and item = ${doc.id} order by id`);
	const release = async () => {
		await editor.locator('#field-state .rs__control').click();
		await editor.getByRole('option', { name: 'Released' }).click();
		await editor.getByRole('button', { name: 'Save', exact: true }).click();
		await expect(editor.getByText('Updated successfully')).toBeVisible();
	};

	// One person proposed it and another refused it, so the site has none of it.
	expect(doc.state).toBe('draft');
	await editor.goto(form);
	await expect(editor.getByText('waiting for a second person')).toBeVisible();
	await quality.goto('/admin');
	await quality.getByRole('main').getByRole('link', { name: 'Notes, en, revision 1' }).click();
	await expect(quality.getByRole('row', { name: /State Draft.*Released/ })).toBeVisible();
	await quality.getByLabel('Comment').fill('Say what changed.');
	await quality.getByRole('button', { name: 'Refuse' }).click();
	await expect(quality.getByText('is refused')).toBeVisible();
	expect(await status('letter-approved/en')).toBe(404);

	// Changed and proposed again. A draft that changes while it waits must be proposed once more.
	await editor.goto(form);
	await expect(editor.getByText('quality refused what editor proposed: Say what changed.')).toBeVisible();
	await editor.locator('#field-changes').fill('The address of the maker.');
	await release();
	expect(await proposals()).toEqual([{ state: 'refused' }, { state: 'waiting' }]);
	await ask(request, 'editor', 'PATCH', `/revisions/${doc.id}`, { changes: 'The address of the manufacturer.' });
	expect(await proposals()).toEqual([{ state: 'refused' }, { state: 'taken back' }]);
	await editor.goto(form);
	await release();
	expect(await status('letter-approved/en.pdf')).toBe(404);

	await quality.goto('/admin/approvals');
	await quality.getByLabel('Comment').fill('As agreed with the maker.');
	await quality.getByRole('button', { name: 'Approve and publish' }).click();
	await expect(quality.getByText('is approved and on the site')).toBeVisible();
	const page = await seen(request, 'letter-approved/en', 200);
	expect(await page.text()).toContain('The address of the manufacturer.');

	// From now on the form shows the revision as fixed and says why. It can still be withdrawn.
	await editor.goto(form);
	await expect(editor.getByRole('note')).toContainText('This revision is released');
	for (const name of ['number', 'changes', 'lotsFrom'])
		await expect(editor.locator(`#field-${name}`), name).toBeDisabled();
	await expect(editor.locator('#field-reason')).toBeEnabled();
	await expect(editor.locator('.file-details__remove')).toBeHidden();

	const today = new Date().toISOString().slice(0, 10);
	await quality.goto(`/admin/record?product=104&day=${today}`);
	await expect(
		quality.getByRole('row', {
			name: /quality changed\s*proposed by editor: As agreed with the maker\..*State: Released/,
		}),
	).toBeVisible();
	await editor.close();
	await quality.close();
});

test('taking an item off the site needs no second person, restoring it does', { tag: '@TRAIL-10' }, async ({
	request,
}) => {
	await setScope(request, 'everything regulated');
	const wanted = '/registrations?limit=1&depth=1&where[product][equals]=104&where[country][equals]=CN';
	const { docs } = (await ask(request, 'regulatory', 'GET', wanted)).body;
	const [{ id, number, product }] = docs;
	const isThere = async () => {
		const html = await (await request.get(`${siteUrl}/products/${product.slug}`)).text();
		return wordsOf(html).includes(number);
	};
	const status = (wanted: string) => ask(request, 'regulatory', 'PATCH', `/registrations/${id}`, { _status: wanted });
	await expect.poll(isThere).toBe(true);
	await status('draft');
	await expect.poll(isThere).toBe(false);
	expect((await status('published')).body.doc._status).toBe('draft');
	const [proposal] = await sql(`select id from proposals where kind = 'registrations' and state = 'waiting'`);
	expect(await decide(request, 'quality', proposal?.id, 'approve')).toContain('approved');
	await expect.poll(isThere).toBe(true);
});

test('approvers hear of a proposal, its author of the result, and obsolete ones end', { tag: '@TRAIL-14' }, async ({
	request,
}) => {
	await setScope(request, 'everything regulated');
	const wanted = '/products?limit=1&depth=0&where[slug][equals]=strep-a-dipstick-rapid-test';
	const [{ id, description, title }] = (await ask(request, 'editor', 'GET', wanted)).body.docs;
	const propose = (words: string) =>
		ask(request, 'editor', 'PATCH', `/products/${id}`, { description: words, _status: 'published' });
	const newest = async () =>
		(await sql(`select id, state, comment from proposals where kind = 'products' and item = ${id} order by id`)).at(-1);
	const letters = async (proposal: unknown) =>
		sql(`select "to", subject, text from mails where reference = 'Proposal ${proposal}' order by id`);

	await propose('Told to two.');
	const first = await newest();
	const told = await letters(first?.id);
	expect(told.map(({ to }) => to).sort()).toEqual(['quality@example.com', 'regulatory@example.com']);
	expect(told[0]).toMatchObject({ subject: `To be approved: ${title}` });
	expect(String(told[0]?.text)).toContain(`/admin/approvals#proposal-${first?.id}`);
	await decide(request, 'quality', first?.id, 'refuse', 'The study says less.');
	const answer = (await letters(first?.id)).at(-1);
	expect(answer).toMatchObject({ to: 'editor@example.com', subject: `“${title}” is refused` });
	expect(String(answer?.text)).toContain('The study says less.');

	await propose('Told again.');
	await setScope(request, 'documents and notices');
	expect(await newest()).toMatchObject({
		state: 'taken back',
		comment: 'This no longer needs a second person: publish it yourself.',
	});
	expect((await letters((await newest())?.id)).at(-1)).toMatchObject({
		to: 'editor@example.com',
		subject: `“${title}” is taken back`,
	});
	await setScope(request, 'off');
	await ask(request, 'editor', 'PATCH', `/products/${id}`, { description, _status: 'published' });
});
