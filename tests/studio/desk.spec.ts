import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { violationsNow } from '../support/accessibility.ts';
import { as, asSite, type Role } from './support/api.ts';
import { sql } from './support/database.ts';
import { arrived, row, written } from './support/desk.ts';
import { address, deliver, found, ownWord, work } from './support/letters.ts';
import { ready } from './support/ready.ts';
import { signIn } from './support/sign-in.ts';
import { application, distributor, paper, quote, report, signUp } from './support/submissions.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('list').getByRole('listitem');

test('a message is unread until a person opens it, and shows the text as written', {
	tag: ['@smoke', '@DESK-1', '@DESK-2', '@DESK-7', '@DESK-10'],
}, async ({ page, request }) => {
	const word = ownWord();
	const sent = written(`<b>Hello</b>, ${word}.\n\nSecond paragraph.`);
	await deliver(request, sent, quote(sent.fields.email));
	await signIn(page, 'sales');
	await page.goto('/admin');
	await expect(page.getByRole('navigation').getByRole('link', { name: /^Desk \d+ new/ })).toBeVisible();
	await page.goto(`/admin/desk?q=${word}`);
	await expect(rows(page)).toHaveCount(1);
	await expect(row(page, word)).toContainText(/MessageUnread: Ada Okafor.*Clinic.*Contact Us.*<b>Hello<\/b>.*1 min/s);
	await page.getByRole('link', { name: 'Unread: Ada Okafor' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Ada Okafor' })).toBeVisible();
	await expect(page.locator('.desk-letter')).toHaveText(`<b>Hello</b>, ${word}.\n\nSecond paragraph.`);
	await expect(page.getByRole('link', { name: sent.fields.email })).toHaveAttribute('href', /^mailto:/);
	await expect(page.getByRole('region', { name: 'Also from them' }).getByRole('link')).toHaveText('Quote: Rapid test');
	await page.getByRole('link', { name: 'Desk: New' }).click();
	await expect(page).toHaveURL(new RegExp(`/admin/desk\\?q=${word}$`));
	await expect(row(page, word).locator('a')).toHaveText('Ada Okafor');
});

test('each role finds only its messages, and no others by address', { tag: ['@DESK-3', '@DESK-11'] }, async ({
	page,
	request,
}) => {
	const word = ownWord();
	const upload = randomUUID().replaceAll('-', '');
	await request.put(`/api/deliveries/files/${upload}`, {
		headers: { ...asSite, 'content-type': 'application/pdf', 'x-file-name': 'resume.pdf' },
		data: Buffer.from('%PDF-1.4\n% a file of nothing\n%%EOF\n'),
	});
	const [message, applied, reported] = [written(word), application(upload, address()), report([], address())];
	applied.fields.coverLetter = word;
	reported.fields.happened = word;
	await deliver(request, message, applied, reported);
	const sent = { message, application: applied, report: reported };
	const [{ id: resume }] = (await sql(`select id from resumes where upload_id = '${upload}'`)) as [{ id: number }];
	const reads: Partial<Record<Role, string[]>> = {
		administrator: ['message', 'application', 'report'],
		sales: ['message'],
		recruiter: ['application'],
		quality: ['report'],
		editor: [],
	};
	for (const [role, kinds] of Object.entries(reads) as [Role, string[]][]) {
		const headers = await as(request, role);
		const list = await (await request.get(`/admin/desk?tab=all&q=${word}`, { headers })).text();
		for (const [kind, { reference }] of Object.entries(sent)) {
			const isReader = kinds.includes(kind);
			expect(list.includes(`/admin/desk/${reference}`), `${role} finds ${kind}`).toBe(isReader);
			const shown = await request.get(`/admin/desk/${reference}`, { headers });
			expect((await shown.text()).includes(word), `${role} opens ${kind}`).toBe(isReader);
			const note = await work(request, role, reference, { do: 'note', note: 'Seen.' });
			const isNoted = note.status === 303 && !note.location.includes('problem=');
			expect(isNoted, `${role} notes ${kind}`).toBe(isReader);
			const here = await request.post(`/api/desk/${reference}/here`, { headers });
			expect(here.status()).toBe(isReader ? 200 : 404);
		}
		const file = await request.get(`/api/desk/resume/${resume}`, { headers });
		expect(file.status(), `${role} and the résumé`).toBe(kinds.includes('application') ? 200 : 404);
	}
	expect((await request.get(`/api/desk/resume/${resume}`)).status()).toBe(404);
	await signIn(page, 'recruiter');
	await page.goto(`/admin/desk/${applied.reference}`);
	const frame = page.getByTitle('Résumé: resume.pdf');
	await expect(frame).toHaveAttribute('src', `/api/desk/resume/${resume}#navpanes=0&view=FitH`);
	const shown = await request.get(`/api/desk/resume/${resume}`, { headers: await as(request, 'recruiter') });
	expect(shown.headers()).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': 'inline' });
});

test('search finds messages, Chinese, notes and references; filters have addresses', {
	tag: ['@DESK-4', '@DESK-5', '@DESK-6'],
}, async ({ page, request }) => {
	const [word, noted] = [ownWord(), ownWord()];
	const products = await request.get('/api/products?limit=1', { headers: await as(request, 'administrator') });
	const product: number = (await products.json()).docs[0].id;
	const item = { kind: 'product' as const, id: product };
	const chinese = { ...written(`请尽快报价 ${word}`), language: 'cn' as const, item };
	const english = { ...quote(address()), item };
	english.fields.message = `A price, please: ${word}`;
	const other = written(word);
	await deliver(request, chinese, english, other);
	await work(request, 'sales', english.reference, { do: 'note', note: `Called about ${noted}.` });
	await signIn(page, 'sales');
	const count = async (query: string, number: number) => {
		await page.goto(`/admin/desk?tab=all&${query}`);
		await expect(page.locator('.desk-item'), query).toHaveCount(number);
	};
	await count(`q=${word}`, 3);
	await count(`q=${encodeURIComponent(`报价 ${word}`)}`, 1);
	await count(`q=${encodeURIComponent(`价报 ${word}`)}`, 0);
	await count(`q=${noted.slice(0, 8)}`, 1);
	await count(`q=${english.reference}`, 1);
	await count(`q=${english.reference.replaceAll('-', '').toLowerCase()}`, 1);
	// A page number beyond the end shows the last page.
	await count(`q=${word}&page=99`, 3);
	await count(`q=${other.fields.email}`, 1);
	await count(`q=${word}&item=product-${product}`, 2);
	await count(`q=${word}&item=product-${product}&kind=quote`, 1);
	await count(`q=${word}&age=older`, 0);
	await count(`q=${word}&age=1`, 3);
	await page.getByLabel('Kind').selectOption('Quotes');
	await page.getByRole('button', { name: 'Show' }).click();
	await expect(page.locator('.desk-item')).toHaveCount(1);
	await page.getByLabel('Name of this view').fill(word);
	await page.getByRole('button', { name: 'Keep' }).click();
	await expect(page.getByRole('button', { name: `Forget “${word}”` })).toBeVisible();
	await page.goto('/admin/desk');
	await page.getByRole('link', { name: word }).click();
	await expect(page).toHaveURL(/tab=all&q=.*kind=quote/);
	await expect(page.locator('.desk-item')).toHaveCount(1);
	await page.getByRole('button', { name: `Forget “${word}”` }).click();
	await expect(page.getByRole('link', { name: word })).toHaveCount(0);
});

test('keys walk the queue, Done opens the next message, and done ones can be reopened', {
	tag: ['@DESK-7', '@DESK-8', '@DESK-12'],
}, async ({ page, request }) => {
	const word = ownWord();
	const letters = ['third', 'second', 'first'].map((name) => written(`${name} ${word}`));
	letters.forEach((letter, index) => {
		letter.receivedAt = new Date(Date.now() - (3 - index) * 60_000).toISOString();
	});
	await deliver(request, ...letters);
	await signIn(page, 'sales');
	await page.goto(`/admin/desk?q=${word}`);
	await expect(page.locator('.desk-item')).toContainText(['first', 'second', 'third']);
	await ready(page);
	await page.keyboard.press('?');
	const help = page.getByRole('dialog', { name: 'Keys' });
	await expect(help).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(help).toBeHidden();
	await page.keyboard.press('/');
	await expect(page.getByLabel('Search in all that was written')).toBeFocused();
	await page.keyboard.press('Tab');
	await page.getByRole('heading', { name: 'Desk' }).click();
	await page.keyboard.press('j');
	await page.keyboard.press('j');
	await page.keyboard.press('k');
	await page.keyboard.press('Enter');
	const words = page.locator('.desk-letter');
	await expect(words).toHaveText(`first ${word}`);
	await ready(page);
	await page.keyboard.press('j');
	await expect(words).toHaveText(`second ${word}`);
	await ready(page);
	await page.keyboard.press('k');
	await expect(words).toHaveText(`first ${word}`);
	await ready(page);
	await page.keyboard.press('e');
	await expect(words).toHaveText(`second ${word}`);
	await page.getByRole('button', { name: 'Done', exact: true }).click();
	await expect(words).toHaveText(`third ${word}`);
	await ready(page);
	await page.keyboard.press('u');
	await expect(page.locator('.desk-item')).toContainText(['third']);
	await ready(page);
	await page.keyboard.press('j');
	await page.keyboard.press('e');
	await expect(page.getByText('Nothing here is like that.')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Done 3' })).toBeVisible();
	await page.getByRole('status').getByRole('link', { name: 'Back to it' }).click();
	await page.getByRole('button', { name: 'Open again' }).click();
	await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
	expect((await found(request, 'messages', letters[0]?.reference ?? ''))[0]).toMatchObject({
		status: 'new',
		doneAt: null,
	});
});

for (const width of [1280, 390])
	test(`queue and message are usable at ${width} px, and accessible`, { tag: '@DESK-9' }, async ({ page, request }) => {
		const word = ownWord();
		const long = written(`${word} ${'x'.repeat(300)} ${'Please send us a quotation. '.repeat(40)}`);
		const lines = [{ quantity: 20, reference: 'HA-FLU-25', name: 'Influenza A+B, 25 tests' }];
		const listed = { ...long, lines };
		await deliver(request, listed, paper(long.fields.email), signUp(long.fields.email));
		await page.setViewportSize({ width, height: 844 });
		await signIn(page, 'administrator');
		const check = async () => {
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			expect(overflow).toBeLessThanOrEqual(0);
			// Payload renders the parts around the views.
			const own = (await violationsNow(page)).filter((finding) => /desk|main/.test(finding));
			expect(own).toEqual([]);
		};
		await page.goto(`/admin/desk?tab=all&q=${long.fields.email}`);
		await expect(page.locator('.desk-item')).toHaveCount(3);
		await check();
		await page.locator('.desk-item').filter({ hasText: word }).getByRole('link').click();
		await expect(page.getByRole('cell', { name: 'HA-FLU-25' })).toBeVisible();
		await check();
		const done = await page.getByRole('button', { name: 'Done', exact: true }).boundingBox();
		if (width === 390) expect(done?.height).toBeGreaterThanOrEqual(44);
		expect((done?.y ?? 900) + (done?.height ?? 0)).toBeLessThanOrEqual(width === 390 ? 844 : Number.POSITIVE_INFINITY);
	});

test('Chinese names and distributors’ countries are recognized', { tag: ['@DESK-5', '@DESK-63'] }, async ({
	page,
	request,
}) => {
	const word = ownWord();
	const sent = distributor(address());
	const named = { ...sent.fields, firstName: '小明', lastName: '王', sells: word };
	const submission = { ...sent, fields: named };
	await deliver(request, submission);
	await signIn(page, 'sales');
	await page.goto(`/admin/desk?tab=all&q=${word}&country=Ireland`);
	await expect(row(page, '王小明')).toBeVisible();
});

test('ticked letters are finished together, and a colleague’s is not taken with them', { tag: '@DESK-64' }, async ({
	page,
	request,
}) => {
	const word = ownWord();
	const [first, second] = [await arrived(request, `One ${word}`), await arrived(request, `Two ${word}`)];
	await work(request, 'administrator', second, { do: 'take' });
	await signIn(page, 'sales');
	await page.goto(`/admin/desk?tab=all&q=${word}`);
	const bar = page.getByRole('form', { name: 'Ticked letters' });
	await expect(bar).toBeHidden();
	for (const box of await page.locator('.desk-item').getByRole('checkbox').all()) await box.check();
	await bar.getByRole('button', { name: 'Take them' }).click();
	await expect(page.locator('.desk-told')).toContainText(`1 are yours. Left out: ${second} is a colleague’s.`);
	const file = await request.get(`/api/inbox/messages/csv?reference=${first}&reference=${second}`, {
		headers: await as(request, 'sales'),
	});
	expect((await file.text()).trim().split('\n')).toHaveLength(3);

	for (const box of await page.locator('.desk-item').getByRole('checkbox').all()) await box.check();
	expect(await violationsNow(page, '.desk')).toEqual([]);
	await bar.getByRole('button', { name: 'Done' }).click();
	await expect(page.locator('.desk-told')).toContainText('2 are done.');
	await expect(page.locator('.desk-item').filter({ hasText: 'Done' })).toHaveCount(2);
});
