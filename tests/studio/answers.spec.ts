import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { violationsNow } from '../support/accessibility.ts';
import { answer, letterOf, post, template } from './support/answers.ts';
import { as } from './support/api.ts';
import { sql } from './support/database.ts';
import { address, deliver } from './support/letters.ts';
import { mailServer } from './support/mail-server.ts';
import { siteUrl } from './support/places.ts';
import { startBeside } from './support/processes.ts';
import { signIn } from './support/sign-in.ts';
import { stop } from './support/started.ts';
import { contact } from './support/submissions.ts';

async function arrived(request: APIRequestContext, more: object = {}) {
	const sent = contact(address());
	const letter = { ...sent, ...more, fields: { ...sent.fields, ...('fields' in more ? (more.fields as object) : {}) } };
	await deliver(request, letter);
	const { id } = await letterOf(request, 'sales', 'contact-messages', sent.reference);
	return { id, reference: sent.reference, to: letter.fields.email };
}

/** The mails of answers: those with a key. */
const mailsTo = (to: string) => sql(`select * from mails where "to" = '${to}' and key is not null order by id`);
const write = async (page: Page, subject: string, text: string) => {
	await page.getByLabel('Subject', { exact: true }).fill(subject);
	await page.getByRole('region', { name: 'Answer', exact: true }).getByLabel('Text').fill(text);
};

// Holds DESK-30, DESK-31, DESK-32, DESK-34.
test('a letter is answered from a template, as the visitor’s mailbox and the conversation show', async ({
	page,
	request,
}) => {
	const server = await mailServer(false);
	await post(request, 'administrator', '/globals/mail-settings', { replyTo: 'service@example.com' });
	const name = `Thanks ${randomUUID()}`;
	await template(request, 'sales', {
		name,
		kinds: ['contact-messages'],
		text: 'Dear {first name} {last name},\n\nthank you.\n\n{my name}, {company}',
		subjectCn: '{first name}，谢谢您',
		textCn: '尊敬的{last name}：\n\n谢谢。',
	});
	const { id, reference, to } = await arrived(request);
	await signIn(page, 'sales');
	await page.goto(`/admin/collections/contact-messages/${id}`);
	const form = page.getByRole('region', { name: 'Answer', exact: true });
	await expect(form.getByText(to)).toBeVisible();
	await form.getByLabel('Template').selectOption({ label: name });
	await expect(form.getByLabel('Subject')).toHaveValue('Thank you, Ada');
	await expect(form.getByLabel('Text')).toHaveValue(/^Dear Ada Okafor,\n\nthank you\.\n\nsales, /);
	await form.getByText('As the visitor reads it').click();
	await expect(form.getByRole('definition').filter({ hasText: `Thank you, Ada (${reference})` })).toBeVisible();
	expect(await violationsNow(page, '.answer-in-record')).toEqual([]);
	await form.getByRole('button', { name: 'Send', exact: true }).click();
	const conversation = page.getByRole('region', { name: 'Conversation' });
	await expect(conversation.getByText(`Thank you, Ada (${reference})`)).toBeVisible();
	await expect(conversation.getByText(/^Sent/)).toBeVisible({ timeout: 30_000 });
	await expect(form.getByLabel('Text')).toHaveValue('');

	const mail = server.received.find((one) => one.to.includes(to) && one.text.includes('Dear Ada Okafor'));
	const [head = ''] = (mail?.text ?? '').split('\r\n\r\n');
	expect(head).toContain(`Subject: Thank you, Ada (${reference})`);
	expect(head).toMatch(/^Reply-To: service@example.com/im);
	expect(mail?.text).toContain('text/plain');
	expect(mail?.text).toContain('text/html');
	const letter = await letterOf(request, 'sales', 'contact-messages', reference);
	expect(letter).toMatchObject({ status: 'in-progress', answeredAt: expect.any(String) });
	await post(request, 'administrator', '/globals/mail-settings', { replyTo: '' });
	await server.close();
});

// Holds DESK-31, DESK-62.
test('the visitor’s language is the one of the answer, and a placeholder that nothing fills is refused', async ({
	page,
	request,
}) => {
	const name = `Both ${randomUUID()}`;
	const words = { name, kinds: ['contact-messages'], subjectCn: '谢谢您', textCn: '{first name}您好，谢谢。' };
	await template(request, 'sales', words);
	const { id } = await arrived(request, { language: 'cn' });
	const refused = await post(request, 'sales', '/answer-templates', {
		...words,
		name: 'x',
		subject: 'Hello {fist name}',
		text: 'x',
	});
	expect(refused.status).toBe(400);
	expect(JSON.stringify(refused.body)).toContain('Nothing fills {fist name}');
	await signIn(page, 'sales');
	await page.goto(`/admin/collections/contact-messages/${id}`);
	const form = page.getByRole('region', { name: 'Answer', exact: true });
	await expect(form.getByLabel('Language')).toHaveValue('cn');
	await form.getByLabel('Template').selectOption({ label: name });
	await expect(form.getByLabel('Text')).toHaveValue('Ada您好，谢谢。');
	await form.getByLabel('Language').selectOption('en');
	await expect(form.getByLabel('Text')).toHaveValue(/^Dear Ada/);
	await form.getByLabel('Language').selectOption('cn');
	await expect(form.getByLabel('Text')).toHaveValue('Ada您好，谢谢。');
	await form.getByLabel('Text').fill('About {product}');
	await expect(form.getByText('Write something in place of {product}')).toBeVisible();
	await expect(form.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
	const sent = await post(request, 'sales', `/answers/contact-messages/${id}`, answer({ text: 'About {product}' }));
	expect(sent).toMatchObject({
		status: 422,
		body: { errors: [{ message: 'Write something in place of {product}.' }] },
	});
});

// Holds DESK-33.
test('two people answer at once: the second is told who was faster, and sends all the same or not', async ({
	browser,
	request,
}) => {
	test.setTimeout(180_000);
	const server = await mailServer(false);
	const { id, to } = await arrived(request);
	const [one, other] = [await browser.newPage(), await browser.newPage()];
	await signIn(one, 'sales');
	await signIn(other, 'administrator');
	for (const page of [one, other]) {
		await page.goto(`/admin/collections/contact-messages/${id}`);
		await write(page, 'Your question', `From ${page === one ? 'one' : 'the other'}`);
	}
	await one.getByRole('button', { name: 'Send', exact: true }).click();
	await expect(one.getByRole('region', { name: 'Conversation' }).getByText('From one')).toBeVisible();
	await other.getByRole('button', { name: 'Send', exact: true }).click();
	const warning = other.getByRole('alert').filter({ hasText: 'answered this letter on' });
	await expect(warning).toContainText('sales answered this letter on');
	await expect(other.getByRole('region', { name: 'Conversation' }).getByText('From one')).toBeVisible();
	expect(await mailsTo(to)).toHaveLength(1);
	await warning.getByRole('button', { name: 'Send all the same' }).click();
	await expect(other.getByRole('region', { name: 'Conversation' }).getByText('From the other')).toBeVisible();
	expect(await mailsTo(to)).toHaveLength(2);
	await one.close();
	await other.close();
	await server.close();
});

// Holds DESK-35.
test('a draft stays in the browser of its writer until it is sent', async ({ page, request }) => {
	const { id } = await arrived(request);
	await signIn(page, 'sales');
	await page.goto(`/admin/collections/contact-messages/${id}`);
	await write(page, 'Half', 'written');
	await page.goto('/admin');
	await page.goto(`/admin/collections/contact-messages/${id}`);
	const form = page.getByRole('region', { name: 'Answer', exact: true });
	await expect(form.getByLabel('Text')).toHaveValue('written');
	await signIn(page, 'administrator');
	await page.goto(`/admin/collections/contact-messages/${id}`);
	await expect(form.getByLabel('Text')).toHaveValue('');
});

// Holds DESK-36.
test('released documents go out as links to their revision, and drafts do not', async ({ request }) => {
	const server = await mailServer(false);
	const { id, to } = await arrived(request);
	const found = await request.get('/api/answer-documents?search=instructions', { headers: await as(request, 'sales') });
	const [document] = (await found.json()).documents;
	expect(document.href).toMatch(new RegExp(`^${siteUrl}/documents/[^/]+/[^/]+/[a-z]{2}/[^/]+$`));
	expect((await request.get(document.href)).status()).toBe(200);
	const path = `/answers/contact-messages/${id}`;
	expect((await post(request, 'sales', path, answer({ enclosures: [document.id] }))).status).toBe(200);
	const [mail] = await mailsTo(to);
	expect(mail?.text).toContain(document.href);
	expect(mail?.html).toContain(`href="${document.href}"`);
	const [old] = await sql(`select id from revisions where state <> 'released' limit 1`);
	if (!old) throw new Error('the sample has superseded revisions');
	const refused = await post(request, 'sales', path, answer({ enclosures: [old.id], anyway: true }));
	expect(refused.status).toBe(422);
	expect(await mailsTo(to)).toHaveLength(1);
	await server.close();
});

// Holds DESK-34.
test('answers that wait are sent once each, by two studios too, and after one was killed', async ({ request }) => {
	test.setTimeout(300_000);
	const letters: Awaited<ReturnType<typeof arrived>>[] = [];
	for (let count = 0; count < 12; count++) letters.push(await arrived(request));
	const beside = await startBeside();
	for (const { id } of letters) await post(request, 'sales', `/answers/contact-messages/${id}`, answer());
	const addresses = letters.map(({ to }) => `'${to}'`).join();
	const theirs = `"to" in (${addresses}) and key is not null`;
	const statuses = async () =>
		new Set((await sql(`select status from mails where ${theirs}`)).map((one) => one.status));
	// As a studio leaves one that is killed while it sends: claimed for five minutes.
	const claimed = letters[0]?.to;
	const claim = (until: string) =>
		sql(`update mails set next_attempt_at = ${until} where "to" = '${claimed}' and key is not null`);
	await claim(`now() + interval '5 minutes'`);
	const server = await mailServer(false);
	const received = () => server.received.filter(({ text }) => text.includes('Yes, we do.')).flatMap(({ to }) => to);
	await expect.poll(() => received().length, { timeout: 60_000 }).toBe(letters.length - 1);
	expect(received()).not.toContain(claimed);
	await claim('now()');
	await expect.poll(statuses, { timeout: 30_000 }).toEqual(new Set(['sent']));
	expect(received().sort()).toEqual(letters.map(({ to }) => to).sort());
	await stop(beside, 'SIGKILL');
	await server.close();
});

// Holds DESK-32, DESK-38.
test('send and done, a day to come back, and what came back opens the letter again', async ({ page, request }) => {
	const server = await mailServer(false);
	const { id, reference } = await arrived(request);
	const path = `/answers/contact-messages/${id}`;
	const sent = await post(request, 'sales', path, answer({ followUpOn: '2030-01-31' }));
	expect(await letterOf(request, 'sales', 'contact-messages', reference)).toMatchObject({
		status: 'in-progress',
		followUpAt: '2030-01-31T00:00:00.000Z',
	});
	const first = (await letterOf(request, 'sales', 'contact-messages', reference)).answeredAt;
	await post(request, 'sales', path, answer({ seen: sent.body.exchange, isDone: true }));
	expect(await letterOf(request, 'sales', 'contact-messages', reference)).toMatchObject({
		status: 'done',
		answeredAt: first,
	});
	await signIn(page, 'sales');
	await page.goto(`/admin/collections/contact-messages/${id}`);
	await page.getByText('Add what came back').click();
	await page.getByLabel('The mail, pasted').fill('Thanks, and one more question: 试剂?');
	await page.getByRole('button', { name: 'Add to the conversation' }).click();
	await expect(page.getByRole('region', { name: 'Conversation' }).getByText('one more question: 试剂?')).toBeVisible();
	expect(await letterOf(request, 'sales', 'contact-messages', reference)).toMatchObject({ status: 'in-progress' });
	await server.close();
});

// Holds DESK-40.
test('an administrator sends a test mail to themselves and reads what the server said', async ({ page }) => {
	await signIn(page);
	await page.goto('/admin/globals/mail-settings');
	await expect(page.getByText('Mails go out through 127.0.0.1, from website@example.com')).toBeVisible();
	await page.getByRole('button', { name: 'Send a test mail to me' }).click();
	await expect(page.getByText(/It was not taken: .*ECONNREFUSED/)).toBeVisible();
	const server = await mailServer(false);
	await page.getByRole('button', { name: 'Send a test mail to me' }).click();
	await expect(page.getByText('The mail server took it.')).toBeVisible();
	expect(server.received.map(({ to }) => to)).toContainEqual(['admin@example.com']);
	await page.getByLabel('Replies go to').fill('a@example.com, b@example.com');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('One plain email address').first()).toBeVisible();
	await server.close();
});

// Holds DESK-30.
test('on a phone the answer is as wide as the page, and nothing has to be scrolled sideways', async ({
	browser,
	request,
}) => {
	const { id } = await arrived(request);
	const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
	await signIn(page, 'sales');
	await page.goto(`/admin/collections/contact-messages/${id}`);
	await expect(page.getByRole('region', { name: 'Answer', exact: true }).getByLabel('Text')).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	await page.close();
});
