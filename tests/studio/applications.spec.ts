import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { dayInWords } from '../../apps/studio/src/words/dates.ts';
import { inEnglish } from '../../apps/studio/src/words/said.ts';
import { violationsNow } from '../support/accessibility.ts';
import { find, letterOf, post, template } from './support/answers.ts';
import { as, asSite, type Role } from './support/api.ts';
import { sql } from './support/database.ts';
import { address, deliver } from './support/letters.ts';
import { mailServer } from './support/mail-server.ts';
import { signIn } from './support/sign-in.ts';
import { application } from './support/submissions.ts';

const pdf = Buffer.from(
	'%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

async function upload(request: APIRequestContext, data: Buffer, type: string, name: string): Promise<string> {
	const id = randomUUID().replaceAll('-', '');
	const headers = { ...asSite, 'content-type': type, 'x-file-name': name };
	expect((await (await request.put(`/api/deliveries/files/${id}`, { headers, data })).json()).stored).toEqual([id]);
	return id;
}

/** A new applicant with a unique name. */
async function applies(request: APIRequestContext, more: { job?: number; resume?: string; lastName?: string } = {}) {
	const sent = application(more.resume ?? '', address());
	const lastName = more.lastName ?? `Of-${randomUUID().slice(0, 8)}`;
	const item = more.job ? { item: { kind: 'job' as const, id: more.job } } : {};
	await deliver(request, { ...sent, ...item, fields: { ...sent.fields, lastName } });
	const { id } = await letterOf(request, 'recruiter', 'messages', sent.reference);
	return { id, reference: sent.reference, to: sent.fields.email, name: `Ada ${lastName}` };
}

const stored = async (request: APIRequestContext, id: number) =>
	(await find(request, 'recruiter', 'messages', `where[id][equals]=${id}`))[0];
const column = (page: Page, stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}, `) });

test('an application is moved by pointer and select, and rated; a refusal is dated', {
	tag: ['@DESK-41', '@DESK-42'],
}, async ({ page, request }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	const { id, name } = await applies(request);
	await signIn(page, 'recruiter');
	await page.goto('/admin/desk');
	await page.getByRole('link', { name: 'Applications by stage' }).click();
	const card = (stage: string) => column(page, stage).getByRole('listitem').filter({ hasText: name });
	await expect(card('New')).toContainText('today');
	await card('New').dragTo(column(page, 'Shortlisted'));
	await expect(card('Shortlisted')).toBeVisible();
	await expect.poll(async () => (await stored(request, id))?.stage).toBe('shortlisted');
	expect(await stored(request, id)).toMatchObject({ status: 'in-progress', declinedAt: null });
	await page.getByLabel(`Rating of ${name}`).selectOption('4');
	await page.getByLabel(`Stage of ${name}`).selectOption({ label: 'Declined' });
	await expect(card('Declined')).toBeVisible();
	await expect(page.getByText(`${name} is moved to Declined.`)).toBeVisible();
	await expect
		.poll(() => stored(request, id))
		.toMatchObject({
			stage: 'declined',
			rating: 4,
			status: 'done',
			declinedAt: expect.any(String),
		});
	expect(await violationsNow(page, '.board-page')).toEqual([]);
	const told = await sql(`select name, changes from trail.changes where kind = 'messages' and item = '${id}'
		order by id desc`);
	expect(told[0]).toMatchObject({ name: 'recruiter' });
	expect(JSON.stringify(told)).toContain('declined');
});

test('on a phone one stage is shown at a time, and a select moves the card', { tag: '@DESK-42' }, async ({
	browser,
	request,
}) => {
	const { id, name } = await applies(request);
	const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
	await signIn(page, 'recruiter');
	await page.goto('/admin/desk/applications');
	await page.getByRole('button', { name: /^New/ }).click();
	await expect(column(page, 'New')).toBeVisible();
	await expect(column(page, 'Interview')).toBeHidden();
	await page.getByLabel(`Stage of ${name}`).selectOption({ label: 'Interview' });
	await expect(page.getByRole('link', { name })).toBeHidden();
	await page.getByRole('button', { name: /^Interview/ }).click();
	await expect(page.getByRole('link', { name })).toBeVisible();
	await expect.poll(async () => (await stored(request, id))?.stage).toBe('interview');
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	expect(await violationsNow(page, '.board-page')).toEqual([]);
	await page.close();
});

test('stage and rating are changed in the table, and a rating is 1 to 5', { tag: '@DESK-41' }, async ({
	page,
	request,
}) => {
	const { id, name, reference } = await applies(request);
	await signIn(page, 'recruiter');
	await page.goto(`/admin/collections/messages?search=${reference}`);
	await page.getByLabel(`Stage of ${name}`).selectOption({ label: 'Offer' });
	await page.getByLabel(`Rating of ${name}`).selectOption('5');
	await expect.poll(() => stored(request, id)).toMatchObject({ stage: 'offer', rating: 5 });
	const headers = await as(request, 'recruiter');
	for (const rating of [0, 6, 2.5, 'x'])
		expect((await request.patch(`/api/messages/${id}`, { headers, data: { rating } })).status()).toBe(400);
	for (const data of [{ stage: 'elsewhere' }, { rating: 9 }, { status: 'spam' }])
		expect((await post(request, 'recruiter', `/application-changes/${reference}`, data)).status).toBe(400);
	const stamped = await request.patch(`/api/messages/${id}`, { headers, data: { declinedAt: '2020-01-01' } });
	expect((await stamped.json()).doc.declinedAt ?? null).toBeNull();
});

test('a job lists its applications, and the board can show one job alone', { tag: '@DESK-43' }, async ({
	page,
	request,
}) => {
	const [job] = await find(request, 'recruiter', 'jobs', '');
	if (!job) throw new Error('the sample has jobs');
	const mine = await applies(request, { job: job.id });
	const other = await applies(request);
	await signIn(page, 'recruiter');
	await page.goto(`/admin/collections/jobs/${job.id}`);
	await page.getByRole('link', { name: /^\d+ applications?/ }).click();
	await expect(page).toHaveURL(new RegExp(`/admin/desk/applications\\?job=${job.id}$`));
	await expect(page.getByRole('link', { name: mine.name })).toBeVisible();
	await expect(page.getByRole('link', { name: other.name })).toHaveCount(0);
	await signIn(page, 'editor');
	await page.goto(`/admin/collections/jobs/${job.id}`);
	await expect(page.locator('#field-title')).toBeVisible();
	await expect(page.getByRole('link', { name: /^\d+ applications?/ })).toHaveCount(0);
	await page.goto('/admin/desk/applications');
	await expect(page.getByText('Only recruiters and administrators see applications.')).toBeVisible();
});

test('each of several applicants gets one mail from a template, and is moved on', { tag: '@DESK-44' }, async ({
	page,
	request,
}) => {
	const server = await mailServer(false);
	const name = `No ${randomUUID()}`;
	const id = await template(request, 'recruiter', {
		name,
		kinds: ['application'],
		subject: 'Your application',
		text: 'Dear {first name} {last name},\n\nwe have decided otherwise.',
	});
	const [one, other, nameless] = [
		await applies(request),
		await applies(request),
		await applies(request, { lastName: 'https://bad.example' }),
	];
	await signIn(page, 'recruiter');
	await page.goto('/admin/desk/applications');
	for (const who of [one, other]) await page.getByLabel(`Choose ${who.name}`).check();
	await page.getByLabel(`Choose Ada https://bad.example`).check();
	const letters = page.getByRole('region', { name: 'Letter to several applicants' });
	await letters.getByLabel('Letter', { exact: true }).selectOption({ label: name });
	await letters.getByLabel('and move them to').selectOption({ label: 'Declined' });
	await expect(letters.getByText(`Dear ${one.name},`)).toBeVisible();
	await expect(letters.getByText('did not say {last name}')).toBeVisible();
	expect(await violationsNow(page, '.board-page')).toEqual([]);
	await letters.getByRole('button', { name: 'Send 2 letters' }).click();
	await expect(page.getByText('2 letters on the way.')).toBeVisible();
	const mails = (to: string) => sql(`select status, text from mails where "to" = '${to}' and key is not null`);
	for (const who of [one, other]) {
		await expect.poll(async () => (await mails(who.to)).map(({ status }) => status)).toEqual(['sent']);
		expect(String((await mails(who.to))[0]?.text)).toContain(`Dear ${who.name},`);
		expect(await stored(request, who.id)).toMatchObject({ stage: 'declined', answeredAt: expect.any(String) });
	}
	expect(await mails(nameless.to)).toEqual([]);
	expect(await stored(request, nameless.id)).toMatchObject({ stage: 'new' });

	const references = [one.reference, other.reference];
	const preview = await post(request, 'recruiter', '/application-letters/preview', { references, template: id });
	expect(preview.body).toMatchObject({ count: 0, left: [{ why: 'had this letter already' }, {}] });
	const third = await applies(request);
	const again = { key: randomUUID(), references: [one.reference, third.reference], template: id };
	const said = await Promise.all([1, 2, 3].map(() => post(request, 'recruiter', '/application-letters', again)));
	expect(said.map(({ body }) => body.sent)).toEqual([1, 1, 1]);
	expect(await mails(one.to)).toHaveLength(1);
	expect(await mails(third.to)).toHaveLength(1);
	for (const role of ['sales', 'editor', 'quality'] as Role[])
		for (const path of ['/application-letters', '/application-letters/preview'])
			expect((await post(request, role, path, again)).status, role).toBe(403);
	await server.close();
});

test('several applicants are moved without a mail, except those a colleague moved', { tag: '@DESK-52' }, async ({
	page,
	request,
}) => {
	const people = [await applies(request), await applies(request), await applies(request)];
	const [one, other, moved] = people;
	await signIn(page, 'recruiter');
	await page.goto('/admin/desk/applications');
	for (const who of people) await page.getByLabel(`Choose ${who.name}`).check();
	const letters = page.getByRole('region', { name: 'Letter to several applicants' });
	await expect(letters.getByRole('button', { name: /without a letter/ })).toHaveCount(0);
	await letters.getByLabel('and move them to').selectOption({ label: 'Interview' });
	// The board asks every ten seconds for colleagues' changes. Here it gets no response and stays out of date.
	await page.route('**/admin/desk/applications**', (route) =>
		route.request().headers().rsc ? undefined : route.continue(),
	);
	const change = { stage: 'offer', was: 'new' };
	expect((await post(request, 'administrator', `/application-changes/${moved?.reference}`, change)).status).toBe(200);
	await letters.getByRole('button', { name: 'Move 3 applicants to Interview without a letter' }).click();
	await expect(page.getByText('2 applicants are moved to Interview.')).toBeVisible();
	const left = page.getByRole('alert').filter({ hasText: 'These were not moved:' });
	await expect(left.getByRole('listitem')).toHaveText([
		`${moved?.name}: Administrator has moved them to Offer meanwhile`,
	]);
	for (const who of [one, other]) {
		await expect(
			column(page, 'Interview')
				.getByRole('listitem')
				.filter({ hasText: who?.name ?? '' }),
		).toBeVisible();
		expect(await stored(request, who?.id ?? 0)).toMatchObject({ stage: 'interview', status: 'in-progress' });
		expect(await sql(`select id from mails where "to" = '${who?.to}' and key is not null`)).toEqual([]);
	}
	expect(await stored(request, moved?.id ?? 0)).toMatchObject({ stage: 'offer' });
	expect(await violationsNow(page, '.board-page')).toEqual([]);

	const applicants = [{ reference: one?.reference, was: 'interview' }];
	for (const role of ['sales', 'editor', 'quality'] as Role[])
		expect((await post(request, role, '/application-moves', { stage: 'hired', applicants })).status, role).toBe(403);
	for (const data of [{ stage: 'elsewhere', applicants }, { stage: 'hired', applicants: [] }, { stage: 'hired' }])
		expect((await post(request, 'recruiter', '/application-moves', data)).status).toBe(400);
	const gone = { stage: 'hired', applicants: [{ reference: '999-999-999', was: 'new' }] };
	const said = await post(request, 'recruiter', '/application-moves', gone);
	expect(said.body).toMatchObject({
		moved: [],
		left: [{ reference: '999-999-999', why: expect.stringContaining('erased') }],
	});
});

test('a declined application shows its deletion date, by the period for declined ones', { tag: '@DESK-45' }, async ({
	page,
	request,
}) => {
	const { id, reference } = await applies(request);
	const headers = await as(request, 'recruiter');
	await request.patch(`/api/messages/${id}`, { headers, data: { stage: 'declined' } });
	await sql(`update messages set declined_at = now() - interval '7 months', received_at = now() - interval '8 months'
		where id = ${id}`);
	await signIn(page, 'recruiter');
	await page.goto(`/admin/desk/${reference}`);
	const [row] =
		await sql(`select to_char((declined_at + interval '6 months') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') as day
		from messages where id = ${id}`);
	const from = dayInWords(String(row?.day), inEnglish);
	await expect(page.getByText(/^Deleted for good from \d+ /)).toContainText(`from ${from} on`);
	await signIn(page);
	await page.goto('/admin/globals/retention');
	const goes = page.getByRole('row').filter({ hasText: 'Applications' });
	await expect(goes.first()).toContainText(/Applications\s*1/);
	await request.delete(`/api/messages?where[reference][equals]=${reference}`, { headers });
});

test('recruiters alone read a résumé as PDF within the application', { tag: '@DESK-11' }, async ({ page, request }) => {
	const resume = await upload(request, pdf, 'application/pdf', 'resume.pdf');
	const { reference } = await applies(request, { resume });
	const plain = await applies(request, {
		resume: await upload(request, Buffer.from('Twenty years.'), 'application/msword', 'resume.doc'),
	});
	await signIn(page, 'recruiter');
	await page.goto(`/admin/desk/${reference}`);
	const shown = await page.getByTitle('Résumé: resume.pdf').getAttribute('src');
	const answer = await request.get(shown ?? '', { headers: await as(request, 'recruiter') });
	expect(answer.headers()['content-type']).toBe('application/pdf');
	expect(answer.headers()['content-disposition']).toContain('inline');
	expect(await answer.body()).toEqual(pdf);
	for (const role of ['sales', 'editor', 'quality'] as Role[])
		expect([403, 404]).toContain((await request.get(shown ?? '', { headers: await as(request, role) })).status());
	expect([401, 403, 404]).toContain((await request.get(shown ?? '')).status());
	await page.goto(`/admin/desk/${plain.reference}`);
	await expect(page.getByRole('link', { name: 'Download resume.doc' })).toBeVisible();
	await expect(page.locator('iframe.desk-file')).toHaveCount(0);
});
