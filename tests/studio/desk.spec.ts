import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { violationsNow } from '../support/accessibility.ts';
import { as, asSite, type Role } from './support/api.ts';
import { sql } from './support/database.ts';
import { deliver, found, numberOf, ownWord, work } from './support/letters.ts';
import { mailServer } from './support/mail-server.ts';
import { signIn } from './support/sign-in.ts';
import { application, contact, distributor, paper, quote, report, signUp } from './support/submissions.ts';

const address = () => `${randomUUID()}@example.com`;

function written(message: string) {
	const sent = contact(address());
	return { ...sent, fields: { ...sent.fields, message } };
}

const rows = (page: Page) => page.getByRole('main').getByRole('list').getByRole('listitem');
const row = (page: Page, words: string) => page.locator('.desk-item').filter({ hasText: words });
const userId = async (page: Page, role: Role) => {
	const answer = await page.request.get(`/api/users?where[email][equals]=${role}@example.com`, {
		headers: await as(page.request, 'administrator'),
	});
	return String((await answer.json()).docs[0].id);
};

// Holds DESK-1, DESK-2, DESK-7, DESK-10.
test('a letter is unread in the queue until somebody opens it, and reads as it was written', async ({
	page,
	request,
}) => {
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

// Holds DESK-3, DESK-11.
test('everybody finds only letters that their role reads, and nobody else’s by its address', async ({
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
	const numbers = {
		'contact-messages': await numberOf(request, 'contact-messages', message.reference),
		applications: await numberOf(request, 'applications', applied.reference),
		'problem-reports': await numberOf(request, 'problem-reports', reported.reference),
	};
	const [{ id: resume }] = (await sql(`select id from resumes where upload_id = '${upload}'`)) as [{ id: number }];
	const reads: Partial<Record<Role, string[]>> = {
		administrator: ['contact-messages', 'applications', 'problem-reports'],
		sales: ['contact-messages'],
		recruiter: ['applications'],
		quality: ['problem-reports'],
		editor: [],
	};
	for (const [role, slugs] of Object.entries(reads) as [Role, string[]][]) {
		const headers = await as(request, role);
		const list = await (await request.get(`/admin/desk?tab=all&q=${word}`, { headers })).text();
		for (const [slug, id] of Object.entries(numbers)) {
			const isReader = slugs.includes(slug);
			expect(list.includes(`/admin/desk/${slug}/${id}`), `${role} finds ${slug}`).toBe(isReader);
			const shown = await request.get(`/admin/desk/${slug}/${id}`, { headers });
			expect((await shown.text()).includes(word), `${role} opens ${slug}`).toBe(isReader);
			const note = await work(request, role, `${slug}/${id}`, { do: 'note', note: 'Seen.' });
			expect(note.status, `${role} notes ${slug}`).toBe(isReader ? 303 : 404);
			const here = await request.post(`/api/desk/${slug}/${id}/here`, { headers });
			expect(here.status()).toBe(isReader ? 200 : 404);
		}
		const file = await request.get(`/api/desk/resume/${resume}`, { headers });
		expect(file.status(), `${role} and the résumé`).toBe(slugs.includes('applications') ? 200 : 404);
	}
	expect((await request.get(`/api/desk/resume/${resume}`)).status()).toBe(404);
	await signIn(page, 'recruiter');
	await page.goto(`/admin/desk/applications/${numbers.applications}`);
	const frame = page.getByTitle('Résumé: resume.pdf');
	await expect(frame).toHaveAttribute('src', `/api/desk/resume/${resume}#navpanes=0&view=FitH`);
	const shown = await request.get(`/api/desk/resume/${resume}`, { headers: await as(request, 'recruiter') });
	expect(shown.headers()).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': 'inline' });
});

// Holds DESK-4, DESK-5, DESK-6.
test('search reads letters, Chinese, notes and references; filters stand in the address and are kept under a name', async ({
	page,
	request,
}) => {
	const [word, noted] = [ownWord(), ownWord()];
	const products = await request.get('/api/products?limit=1', { headers: await as(request, 'administrator') });
	const product: number = (await products.json()).docs[0].id;
	const item = { kind: 'product' as const, id: product };
	const chinese = { ...written(`请尽快报价 ${word}`), language: 'cn' as const, item };
	const english = { ...quote(address()), item };
	english.fields.message = `A price, please: ${word}`;
	const other = written(word);
	await deliver(request, chinese, english, other);
	const id = await numberOf(request, 'quote-requests', english.reference);
	await work(request, 'sales', `quote-requests/${id}`, { do: 'note', note: `Called about ${noted}.` });
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
	// A page that is no longer there is the last one.
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

/** The keys work once the page is hydrated; the help is asked for until it is there. */
async function untilKeysWork(page: Page) {
	await expect(async () => {
		await page.keyboard.press('?');
		await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible({ timeout: 500 });
	}).toPass();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
}

// Holds DESK-7, DESK-8, DESK-12.
test('keys go through the queue, Done leads to the next letter, and what is done is opened again', async ({
	page,
	request,
}) => {
	const word = ownWord();
	const letters = ['third', 'second', 'first'].map((name) => written(`${name} ${word}`));
	letters.forEach((letter, index) => {
		letter.receivedAt = new Date(Date.now() - (3 - index) * 60_000).toISOString();
	});
	await deliver(request, ...letters);
	await signIn(page, 'sales');
	await page.goto(`/admin/desk?q=${word}`);
	await expect(page.locator('.desk-item')).toContainText(['first', 'second', 'third']);
	await untilKeysWork(page);
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
	await untilKeysWork(page);
	await page.keyboard.press('j');
	await expect(words).toHaveText(`second ${word}`);
	await untilKeysWork(page);
	await page.keyboard.press('k');
	await expect(words).toHaveText(`first ${word}`);
	await untilKeysWork(page);
	await page.keyboard.press('e');
	await expect(words).toHaveText(`second ${word}`);
	await page.getByRole('button', { name: 'Done', exact: true }).click();
	await expect(words).toHaveText(`third ${word}`);
	await untilKeysWork(page);
	await page.keyboard.press('u');
	await expect(page.locator('.desk-item')).toContainText(['third']);
	await untilKeysWork(page);
	await page.keyboard.press('j');
	await page.keyboard.press('e');
	await expect(page.getByText('Nothing here is like that.')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Done 3' })).toBeVisible();
	await page.getByRole('status').getByRole('link', { name: 'Back to it' }).click();
	await page.getByRole('button', { name: 'Open again' }).click();
	await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
	expect((await found(request, 'contact-messages', letters[0]?.reference ?? ''))[0]).toMatchObject({
		status: 'new',
		doneAt: null,
	});
});

// Holds DESK-13, DESK-15.
test('whoever is given a letter or named in a note is told, and notes stay as they were signed', async ({
	page,
	request,
}) => {
	const sent = written('Please call.');
	await deliver(request, sent);
	const id = await numberOf(request, 'contact-messages', sent.reference);
	await as(request, 'sales');
	await signIn(page, 'administrator');
	await page.goto(`/admin/desk/contact-messages/${id}`);
	await page.getByLabel('Assigned to').selectOption(await userId(page, 'sales'));
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
	await expect(page.getByLabel('Status')).toHaveValue('in-progress');
	await page.getByLabel('Note for colleagues').fill('Spoke to her, @sales please send <i>dates</i>.');
	await page.getByRole('button', { name: 'Add note' }).click();
	const note = page.getByRole('listitem').filter({ hasText: 'Spoke to her' });
	await expect(note).toContainText('@sales please send <i>dates</i>.');
	await expect(note).toContainText('Administrator');
	const mails = (await found(request, 'mails', sent.reference)).filter(({ to }) => to === 'sales@example.com');
	const subjects = mails.map(({ subject }) => subject);
	expect(subjects).toContain(`For you: message ${sent.reference}`);
	expect(subjects).toContain(`Administrator named you: message ${sent.reference}`);
	expect(JSON.stringify(mails.filter(({ subject }) => String(subject).startsWith('For you')))).not.toContain(
		'Please call',
	);
	const headers = await as(request, 'sales');
	const kept = await request.get(`/api/exchanges?where[kind][equals]=note&sort=-at&limit=1`, { headers });
	const [exchange] = (await kept.json()).docs;
	for (const method of ['patch', 'delete'] as const)
		expect((await request[method](`/api/exchanges/${exchange.id}`, { headers, data: { text: 'x' } })).status()).toBe(
			403,
		);
	await signIn(page, 'sales');
	await page.goto('/admin');
	await expect(page.getByRole('link', { name: /^Desk.*yours/ })).toBeVisible();
	await page.goto(`/admin/desk?tab=mine&q=${sent.reference}`);
	await expect(page.locator('.desk-item')).toHaveCount(1);
});

// Holds DESK-14.
test('two people in one letter see each other', async ({ page, browser, request }) => {
	const sent = written('Who is here?');
	await deliver(request, sent);
	const letter = `/admin/desk/contact-messages/${await numberOf(request, 'contact-messages', sent.reference)}`;
	await signIn(page, 'administrator');
	const other = await browser.newPage();
	await signIn(other, 'sales');
	await page.goto(letter);
	await other.goto(letter);
	await expect(other.getByText('Administrator has this letter open too.')).toBeVisible();
	await expect(page.getByText('sales has this letter open too.')).toBeVisible();
	await other.close();
	await expect(page.getByText('sales has this letter open too.')).toBeHidden({ timeout: 30_000 });
});

// Holds DESK-17.
test('a letter that was put aside is back on its day (DESK-61)', async ({ page, request }) => {
	const sent = written('Call us in spring.');
	await deliver(request, sent);
	const letter = `contact-messages/${await numberOf(request, 'contact-messages', sent.reference)}`;
	await signIn(page, 'sales');
	const seen = async (tab: string, number: number) => {
		await page.goto(`/admin/desk?tab=${tab}&q=${sent.reference}`);
		await expect(page.locator('.desk-item'), tab).toHaveCount(number);
	};
	const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
	await work(request, 'sales', letter, { do: 'save', status: 'in-progress', assignee: '', followUpAt: day(3) });
	await seen('new', 0);
	await seen('all', 1);
	await expect(page.locator('.desk-item')).toContainText('Until ');
	await work(request, 'sales', letter, { do: 'save', status: 'in-progress', assignee: '', followUpAt: day(0) });
	await work(request, 'sales', letter, { do: 'save', followUpAt: day(-9), 'was-followUpAt': day(0) });
	await seen('new', 1);
	await expect(page.locator('.desk-item')).toContainText('Back today');
	const [kept] = await found(request, 'contact-messages', sent.reference);
	expect(String(kept?.followUpAt)).toContain(day(0));
	await work(request, 'sales', letter, {
		do: 'save',
		status: 'in-progress',
		assignee: await userId(page, 'sales'),
		followUpAt: day(3),
	});
	await seen('mine', 0);
	await work(request, 'sales', letter, {
		do: 'save',
		status: 'in-progress',
		assignee: await userId(page, 'sales'),
		followUpAt: day(0),
	});
	await seen('mine', 1);
	await seen('new', 0);
});

// Holds DESK-16.
test('what waits longer than was promised is overdue at the desk and on the dashboard, until it is answered', async ({
	page,
	request,
}) => {
	const late = { ...quote(address()), receivedAt: new Date(Date.now() - 12 * 86_400_000).toISOString() };
	const early = quote(address());
	await deliver(request, late, early);
	await signIn(page, 'sales');
	await page.goto(`/admin/desk?tab=all&age=overdue&q=${late.reference}`);
	await expect(page.locator('.desk-item')).toContainText('Overdue since');
	await page.goto(`/admin/desk?tab=all&age=overdue&q=${early.reference}`);
	await expect(page.locator('.desk-item')).toHaveCount(0);
	await page.goto('/admin');
	const card = page.getByRole('region', { name: /^At the desk: \d+ overdue/ });
	await expect(
		card
			.getByRole('row', { name: /^Quotes/ })
			.getByRole('link')
			.nth(1),
	).toHaveText(/[1-9]/);
	const id = await numberOf(request, 'quote-requests', late.reference);
	await work(request, 'sales', `quote-requests/${id}`, { do: 'done' });
	await page.goto(`/admin/desk?tab=all&age=overdue&q=${late.reference}`);
	await expect(page.locator('.desk-item')).toHaveCount(0);
	await page.goto('/admin');
	await expect(
		card.or(page.getByRole('region', { name: /^At the desk/ })).getByRole('row', { name: /^Quotes/ }),
	).toContainText(/days|h|min/);
});

// Holds DESK-18.
test('what is deleted or moved leaves the desk, and notes go with it', async ({ page, request }) => {
	const word = ownWord();
	const [trashed, erased, moved] = [written(word), written(word), written(word)];
	await deliver(request, trashed, erased, moved);
	const place = async (letter: { reference: string }) =>
		`contact-messages/${await numberOf(request, 'contact-messages', letter.reference)}`;
	const headers = await as(request, 'sales');
	for (const letter of [erased, moved])
		await work(request, 'sales', await place(letter), { do: 'note', note: `Note ${word}` });
	const notes = () => sql(`select text from exchanges where text = 'Note ${word}'`);
	expect(await notes()).toHaveLength(2);
	await request.patch(`/api/${await place(trashed)}`, { headers, data: { deletedAt: new Date().toISOString() } });
	await work(request, 'sales', await place(erased), { do: 'erase' });
	await work(request, 'sales', await place(moved), { do: 'move' });
	await signIn(page, 'administrator');
	await page.goto(`/admin/desk?tab=all&q=${word}`);
	await expect(page.locator('.desk-item')).toHaveCount(1);
	await expect(page.locator('.desk-item')).toContainText('Report');
	expect(await notes()).toHaveLength(1);
	await page.locator('.desk-item a').click();
	await expect(page.getByText(`Note ${word}`)).toBeVisible();
});

// Holds DESK-50.
test('who saves what a colleague has changed meanwhile is told, and the colleague’s change stays', async ({
	page,
	request,
}) => {
	const sent = written('Whose is it?');
	await deliver(request, sent);
	const letter = `contact-messages/${await numberOf(request, 'contact-messages', sent.reference)}`;
	await signIn(page, 'sales');
	const sales = await userId(page, 'sales');
	await page.goto(`/admin/desk/${letter}`);
	await page.getByLabel('Assigned to').selectOption(sales);
	await work(request, 'administrator', letter, { do: 'take' });
	await page.getByRole('button', { name: 'Save' }).click();
	const told = page.getByRole('alert').filter({ hasText: 'A colleague has changed whose it is meanwhile' });
	await expect(told).toBeVisible();
	await expect(page.getByLabel('Assigned to').locator('option:checked')).toHaveText('Administrator');
	const takes = await work(request, 'sales', letter, { do: 'take', 'was-assignee': '' });
	expect(takes.location).toContain('problem=');
	await page.getByRole('button', { name: 'Take it' }).click();
	await expect(page.getByLabel('Assigned to')).toHaveValue(sales);
});

// Holds DESK-54.
test('a mail that is refused for good is said in the letter, with what to do, until it has gone out', async ({
	page,
	request,
}) => {
	const sent = written('My address is wrong.');
	let isKnown = false;
	const unknown = () => Object.assign(new Error('5.1.1 no such user here'), { responseCode: 550 });
	const server = await mailServer((to) => (to === sent.fields.email && !isKnown ? unknown() : null));
	await deliver(request, sent);
	const id = await numberOf(request, 'contact-messages', sent.reference);
	const mails = `"to" = '${sent.fields.email}'`;
	await expect
		.poll(async () => (await sql(`select last_error from mails where ${mails}`))[0]?.last_error, { timeout: 30_000 })
		.toContain('no such user');
	await signIn(page, 'sales');
	await page.goto(`/admin/desk/contact-messages/${id}`);
	const told = page.getByRole('alert').filter({ hasText: 'Our mail did not arrive.' });
	await expect(told).toContainText('no such user here');
	await expect(told).toContainText('Look for a slip in the address');
	await expect(told.getByRole('link', { name: '+1 555 0100' })).toBeVisible();
	expect((await violationsNow(page)).filter((finding) => /desk|main/.test(finding))).toEqual([]);
	isKnown = true;
	await expect
		.poll(async () => (await sql(`select status from mails where ${mails}`))[0]?.status, { timeout: 60_000 })
		.toBe('sent');
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(told).toHaveCount(0);
	await server.close();
});

// Holds DESK-57.
test('the letter of an application is staged and rated where it is read, and says when it is deleted', async ({
	page,
	request,
}) => {
	const sent = application('', address());
	await deliver(request, sent);
	const id = await numberOf(request, 'applications', sent.reference);
	await signIn(page, 'recruiter');
	await page.goto(`/admin/desk/applications/${id}`);
	const work = page.getByRole('region', { name: 'Application' });
	await work.getByLabel('Rating').selectOption('4');
	await expect.poll(async () => (await found(request, 'applications', sent.reference))[0]?.rating).toBe(4);
	await expect(work.getByLabel('Rating')).toHaveValue('4');
	await work.getByLabel('Stage').selectOption({ label: 'Interview' });
	await expect(page.getByLabel('Status')).toHaveValue('in-progress');
	await expect(work.getByLabel('Stage')).toHaveValue('interview');
	await expect(work).toContainText(/Deleted for good from \d+ \w+ \d{4} on/);
	expect((await violationsNow(page)).filter((finding) => /desk|main/.test(finding))).toEqual([]);
});

// Holds DESK-19.
test('the letter of a report shows its clocks and is closed in its record', async ({ page, request }) => {
	const sent = report([], address());
	await deliver(request, sent);
	const id = await numberOf(request, 'problem-reports', sent.reference);
	await signIn(page, 'quality');
	await page.goto(`/admin/desk/problem-reports/${id}`);
	await expect(page.getByText('Judge it (EU, US): 1 day left')).toBeVisible();
	await expect(page.getByText('Somebody was harmed, or perhaps.')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Done', exact: true })).toHaveCount(0);
	await expect(page.getByRole('link', { name: 'Open the record' })).toHaveAttribute(
		'href',
		`/admin/collections/problem-reports/${id}`,
	);
	for (const name of ['done', 'erase', 'spam']) await work(request, 'quality', `problem-reports/${id}`, { do: name });
	expect((await found(request, 'problem-reports', sent.reference))[0]).toMatchObject({ state: 'received' });
});

// Holds DESK-9.
for (const width of [1280, 390])
	test(`queue and letter are usable at ${width} px, and accessible`, async ({ page, request }) => {
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
			// What stands around the views is Payload's own.
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

test('who is signed out meanwhile keeps the page and what was written (DESK-60)', async ({ page, request }) => {
	const sent = written('Are you there?');
	await deliver(request, sent);
	const number = await numberOf(request, 'contact-messages', sent.reference);
	await signIn(page, 'sales');
	await page.goto(`/admin/desk/contact-messages/${number}`);
	const note = page.getByLabel('Note for colleagues');
	await note.fill('Written before the session ended.');
	// The scripts are there once the form of the answer is.
	await expect(page.getByRole('region', { name: 'Answer', exact: true })).toBeVisible();
	const session = await page.context().cookies();
	await page.context().clearCookies();
	await page.getByRole('button', { name: 'Add note' }).click();
	await expect(page.getByText('You are signed out. Sign in again in another tab')).toBeVisible();
	await expect(note).toHaveValue('Written before the session ended.');
	await page.context().addCookies(session);
	await page.getByRole('button', { name: 'Add note' }).click();
	await expect(page.getByText('The note is kept.')).toBeVisible();
	const path = `/api/desk/contact-messages/${number}`;
	const plain = await request.post(path, { headers: { accept: 'text/html' }, form: { do: 'done' }, maxRedirects: 0 });
	expect([plain.status(), plain.headers().location]).toEqual([
		303,
		`/admin/login?redirect=${encodeURIComponent(`/admin/desk/contact-messages/${number}`)}`,
	]);
});

test('a Chinese name and a distributor’s country are read as such (DESK-5, DESK-63)', async ({ page, request }) => {
	const word = ownWord();
	const sent = distributor(address());
	const named = { ...sent.fields, firstName: '小明', lastName: '王', sells: word };
	const submission = { ...sent, fields: named };
	await deliver(request, submission);
	await signIn(page, 'sales');
	await page.goto(`/admin/desk?tab=all&q=${word}&country=Ireland`);
	await expect(row(page, '王小明')).toBeVisible();
});
