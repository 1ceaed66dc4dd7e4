import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { violationsNow } from '../support/accessibility.ts';
import { answer, letterOf, post, template } from './support/answers.ts';
import { sql } from './support/database.ts';
import { address, deliver } from './support/letters.ts';
import { mailServer } from './support/mail-server.ts';
import { signIn } from './support/sign-in.ts';
import { contact } from './support/submissions.ts';

async function arrived(request: APIRequestContext, more: object = {}) {
	const sent = contact(address());
	const letter = { ...sent, ...more, fields: { ...sent.fields, ...('fields' in more ? (more.fields as object) : {}) } };
	await deliver(request, letter);
	return { reference: sent.reference, to: letter.fields.email };
}

/** The mails of replies, which have a key. */
const mailsTo = (to: string) => sql(`select * from mails where "to" = '${to}' and key is not null order by id`);
const write = async (page: Page, subject: string, text: string) => {
	await page.getByLabel('Subject', { exact: true }).fill(subject);
	await page.getByRole('region', { name: 'Answer', exact: true }).getByLabel('Text').fill(text);
};

test('staff reply to a message from a template; mailbox and conversation show it', {
	tag: ['@DESK-30', '@DESK-31', '@DESK-32', '@DESK-34'],
}, async ({ page, request }) => {
	const server = await mailServer(false);
	await post(request, 'administrator', '/globals/mail-settings', { replyTo: 'service@example.com' });
	const name = `Thanks ${randomUUID()}`;
	await template(request, 'sales', {
		name,
		kinds: ['message'],
		text: 'Dear {first name} {last name},\n\nthank you.\n\n{my name}, {company}',
		subjectCn: '{first name}，谢谢您',
		textCn: '尊敬的{last name}：\n\n谢谢。',
	});
	const { reference, to } = await arrived(request);
	await signIn(page, 'sales');
	await page.clock.install();
	await page.goto(`/admin/desk/${reference}`);
	const form = page.getByRole('region', { name: 'Answer', exact: true });
	await expect(form.getByText(to)).toBeVisible();
	await form.getByLabel('Template').selectOption({ label: name });
	await expect(form.getByLabel('Subject')).toHaveValue('Thank you, Ada');
	await expect(form.getByLabel('Text')).toHaveValue(/^Dear Ada Okafor,\n\nthank you\.\n\nsales, /);
	await form.getByText('As the visitor reads it').click();
	await expect(form.getByRole('definition').filter({ hasText: `Thank you, Ada (${reference})` })).toBeVisible();
	expect(await violationsNow(page, '#answer')).toEqual([]);
	await form.getByRole('button', { name: 'Send', exact: true }).click();
	const conversation = page.getByRole('region', { name: 'Conversation' });
	await expect(conversation.getByText(`Thank you, Ada (${reference})`)).toBeVisible();
	// The page asks every few seconds whether the reply was sent.
	await expect
		.poll(() => page.clock.fastForward(4000).then(() => conversation.getByText(/^Sent/).isVisible()))
		.toBe(true);
	await expect(form.getByLabel('Text')).toHaveValue('');

	const mail = server.received.find((one) => one.to.includes(to) && one.text.includes('Dear Ada Okafor'));
	const [head = ''] = (mail?.text ?? '').split('\r\n\r\n');
	expect(head).toContain(`Subject: Thank you, Ada (${reference})`);
	expect(head).toMatch(/^Reply-To: service@example.com/im);
	expect(mail?.text).toContain('text/plain');
	expect(mail?.text).toContain('text/html');
	const letter = await letterOf(request, 'sales', 'messages', reference);
	expect(letter).toMatchObject({ status: 'in-progress', answeredAt: expect.any(String) });
	await post(request, 'administrator', '/globals/mail-settings', { replyTo: '' });
	await server.close();
});

test('a reply uses the visitor’s language, and an unfilled placeholder is refused', {
	tag: ['@DESK-31', '@DESK-62'],
}, async ({ page, request }) => {
	const name = `Both ${randomUUID()}`;
	const words = { name, kinds: ['message'], subjectCn: '谢谢您', textCn: '{first name}您好，谢谢。' };
	await template(request, 'sales', words);
	const { reference } = await arrived(request, { language: 'cn' });
	const refused = await post(request, 'sales', '/answer-templates', {
		...words,
		name: 'x',
		subject: 'Hello {fist name}',
		text: 'x',
	});
	expect(refused.status).toBe(400);
	expect(JSON.stringify(refused.body)).toContain('Nothing fills {fist name}');
	await signIn(page, 'sales');
	await page.goto(`/admin/desk/${reference}`);
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
	const sent = await post(request, 'sales', `/answers/${reference}`, answer({ text: 'About {product}' }));
	expect(sent).toMatchObject({
		status: 422,
		body: { errors: [{ message: 'Write something in place of {product}.' }] },
	});
});

test('when two people reply at once, the second is warned and can still send', { tag: '@DESK-33' }, async ({
	browser,
	request,
}) => {
	test.setTimeout(180_000);
	const server = await mailServer(false);
	const { reference, to } = await arrived(request);
	const [one, other] = [await browser.newPage(), await browser.newPage()];
	await signIn(one, 'sales');
	await signIn(other, 'administrator');
	for (const page of [one, other]) {
		await page.goto(`/admin/desk/${reference}`);
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

test('a draft stays in its author’s browser until it is sent', { tag: '@DESK-35' }, async ({ page, request }) => {
	const { reference } = await arrived(request);
	await signIn(page, 'sales');
	await page.goto(`/admin/desk/${reference}`);
	await write(page, 'Half', 'written');
	await page.goto('/admin');
	await page.goto(`/admin/desk/${reference}`);
	const form = page.getByRole('region', { name: 'Answer', exact: true });
	await expect(form.getByLabel('Text')).toHaveValue('written');
	await signIn(page, 'administrator');
	await page.goto(`/admin/desk/${reference}`);
	await expect(form.getByLabel('Text')).toHaveValue('');
});

test('send and done, a follow-up day, and a visitor’s reply reopens the message', {
	tag: ['@DESK-32', '@DESK-38'],
}, async ({ page, request }) => {
	const server = await mailServer(false);
	const { reference } = await arrived(request);
	const path = `/answers/${reference}`;
	const sent = await post(request, 'sales', path, answer({ followUpOn: '2030-01-31' }));
	expect(await letterOf(request, 'sales', 'messages', reference)).toMatchObject({
		status: 'in-progress',
		followUpAt: '2030-01-31T00:00:00.000Z',
	});
	const first = (await letterOf(request, 'sales', 'messages', reference)).answeredAt;
	await post(request, 'sales', path, answer({ seen: sent.body.exchange, isDone: true }));
	expect(await letterOf(request, 'sales', 'messages', reference)).toMatchObject({
		status: 'done',
		answeredAt: first,
	});
	await signIn(page, 'sales');
	await page.goto(`/admin/desk/${reference}`);
	await page.getByText('Add what came back').click();
	await page.getByLabel('The mail, pasted').fill('Thanks, and one more question: 试剂?');
	await page.getByRole('button', { name: 'Add to the conversation' }).click();
	await expect(page.getByRole('region', { name: 'Conversation' }).getByText('one more question: 试剂?')).toBeVisible();
	expect(await letterOf(request, 'sales', 'messages', reference)).toMatchObject({ status: 'in-progress' });
	await server.close();
});

test('an administrator sends a test mail to themselves and reads the server’s response', { tag: '@DESK-40' }, async ({
	page,
}) => {
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

test('on a phone the reply fits the page without sideways scrolling', { tag: '@DESK-30' }, async ({
	browser,
	request,
}) => {
	const { reference } = await arrived(request);
	const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
	await signIn(page, 'sales');
	await page.goto(`/admin/desk/${reference}`);
	await expect(page.getByRole('region', { name: 'Answer', exact: true }).getByLabel('Text')).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	await page.close();
});
