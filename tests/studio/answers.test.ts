import type { APIRequestContext } from '@playwright/test';
import { fill, type PlaceholderValues } from '../../apps/studio/src/desk/answer/placeholders.ts';
import { answer, find, post } from './support/answers.ts';
import { as, type Role } from './support/api.ts';
import { sql } from './support/database.ts';
import { address, deliver } from './support/letters.ts';
import { mailServer } from './support/mail-server.ts';
import { siteUrl } from './support/places.ts';
import { application, contact, quote, report, sampleKit } from './support/submissions.ts';
import { expect, sendDue, test } from './support/without-pages.ts';

async function arrived(request: APIRequestContext, more: object = {}) {
	const sent = contact(address());
	const letter = { ...sent, ...more, fields: { ...sent.fields, ...('fields' in more ? (more.fields as object) : {}) } };
	await deliver(request, letter);
	return { reference: sent.reference, to: letter.fields.email };
}

/** The mails of replies, which have a key. */
const mailsTo = (to: string) => sql(`select * from mails where "to" = '${to}' and key is not null order by id`);
async function statusOf(to: string) {
	await sendDue();
	return (await mailsTo(to))[0]?.status;
}
const repliesTo = (request: APIRequestContext, reference: string) =>
	find(request, 'sales', 'exchanges', `where[kind][equals]=reply&where[reference][equals]=${reference}`);

type Both<T> = Record<'en' | 'cn', T>;
interface Facts {
	values: Both<PlaceholderValues>;
	templates: { name: string; subject: Both<string>; text: Both<string> }[];
}

test('the sample templates are filled from a new message, in both languages', { tags: '@DESK-75' }, async ({
	request,
}) => {
	const server = await mailServer(false);
	const expected = {
		message: ['Contact: first answer'],
		quote: ['Quote: what we need to know'],
		sample: ['Sample kit: on its way'],
		application: ['Application: declined', 'Application: invitation'],
	};
	for (const [role, kind, make] of [
		['sales', 'message', contact],
		['sales', 'quote', quote],
		['sales', 'sample', sampleKit],
		['recruiter', 'application', (email: string) => application('', email)],
	] as const)
		for (const language of ['en', 'cn'] as const) {
			const sent = { ...make(address()), language };
			await deliver(request, sent);
			const path = `/api/answers/${sent.reference}`;
			const facts: Facts = await (await request.get(path, { headers: await as(request, role) })).json();
			expect(facts.templates.map(({ name }) => name)).toEqual(expect.arrayContaining(expected[kind]));
			for (const { name, subject, text } of facts.templates.filter((one) => expected[kind].includes(one.name))) {
				const [head, body] = [subject, text].map((both) => fill(both[language], facts.values[language]));
				expect(`${head}\n${body}`, name).not.toMatch(/[{}]/);
				expect(/\p{Script=Han}/u.test(`${head}`), name).toBe(language === 'cn');
			}
			const [first] = facts.templates.filter(({ name }) => expected[kind].includes(name));
			const text = fill(first?.text[language] ?? '', facts.values[language]);
			expect((await post(request, role, `/answers/${sent.reference}`, answer({ text, language }))).status).toBe(200);
			expect((await mailsTo(sent.fields.email))[0]?.text).toContain(language === 'cn' ? '此致' : 'Kind regards');
		}
	await server.close();
});

test('repeated requests send one mail; a second different reply gets a warning', { tags: '@DESK-33' }, async ({
	request,
}) => {
	const server = await mailServer(false);
	const { reference, to } = await arrived(request);
	const path = `/answers/${reference}`;
	const same = answer();
	const said = await Promise.all([1, 2, 3, 4, 5].map(() => post(request, 'sales', path, same)));
	expect(new Set(said.map(({ status, body }) => `${status} ${body.exchange}`)).size).toBe(1);
	expect(await mailsTo(to)).toHaveLength(1);
	expect(await repliesTo(request, reference)).toHaveLength(1);
	const second = await arrived(request);
	const both = await Promise.all(
		(['sales', 'administrator'] as Role[]).map((role) => post(request, role, `/answers/${second.reference}`, answer())),
	);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(both.find(({ status }) => status === 409)?.body.meanwhile).toMatchObject({ by: expect.any(String) });
	expect(await mailsTo(second.to)).toHaveLength(1);
	await server.close();
});

test('a typed address becomes a link, and a document’s name fits the mail’s language', { tags: '@DESK-36' }, async ({
	request,
}) => {
	const server = await mailServer(false);
	const found = await request.get('/api/answer-documents?search=instructions', { headers: await as(request, 'sales') });
	const documents: { id: number; href: string }[] = (await found.json()).documents;
	const document = documents.find(({ href }) => href.includes('/en/'));
	if (!document) throw new Error('the sample has English instructions');
	const text = 'https://example.com/a?b=1&c=2';
	for (const [language, named] of [
		['en', /\(English\), revision \w+:$/m],
		['cn', /（英文），第 \w+ 版：$/m],
	] as const) {
		const { reference, to } = await arrived(request, { language });
		const data = answer({ text, language, enclosures: [document.id] });
		expect((await post(request, 'sales', `/answers/${reference}`, data)).status).toBe(200);
		const [mail] = await mailsTo(to);
		expect(mail?.text).toMatch(named);
		expect(mail?.text).not.toContain(', en, revision');
		expect(mail?.html).toContain('<a href="https://example.com/a?b=1&amp;c=2"');
	}
	await server.close();
});

test('a visitor’s text changes neither headers, links nor recipients of the reply', { tags: '@DESK-36' }, async ({
	request,
}) => {
	const server = await mailServer(false);
	const victim = address();
	const fields = { firstName: `Ada\r\nBcc: ${victim}`, lastName: '<a href="https://bad.example">x</a>' };
	const { to, reference } = await arrived(request, { fields });
	const facts = await (await request.get(`/api/answers/${reference}`, { headers: await as(request, 'sales') })).json();
	expect(facts.values.en).toMatchObject({ 'first name': '', 'last name': '', reference });
	const subject = `Dear Ada\r\nBcc: ${victim}`;
	const text = `Dear <a href="https://bad.example">x</a>\r\n.\r\nRCPT TO:<${victim}>`;
	const data = { ...answer({ subject, text }), to: victim, email: victim };
	expect((await post(request, 'sales', `/answers/${reference}`, data)).status).toBe(200);
	await expect.poll(() => statusOf(to)).toBe('sent');
	const mail = server.received.find((one) => one.text.includes('RCPT TO'));
	expect(mail?.to).toEqual([to]);
	expect((mail?.text ?? '').split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
	const [stored] = await mailsTo(to);
	expect(String(stored?.html).match(/<a /g)).toBeNull();
	expect(server.received.flatMap((one) => one.to)).not.toContain(victim);
	const nobody = await arrived(request, { fields: { email: `group:${victim}` } });
	const refused = await post(request, 'sales', `/answers/${nobody.reference}`, answer());
	expect(refused.status).toBe(422);
	await server.close();
});

test('a server that defers mail gets a reply once, and staff read its response', { tags: '@DESK-34' }, async ({
	request,
}) => {
	const { reference, to } = await arrived(request);
	let refusals = 2;
	const later = () => Object.assign(new Error('4.7.1 greylisted, try later'), { responseCode: 451 });
	const server = await mailServer((recipient) => (recipient === to && refusals-- > 0 ? later() : null));
	await post(request, 'sales', `/answers/${reference}`, answer({ text: 'Once only' }));
	const state = async () => {
		await sendDue();
		const headers = await as(request, 'sales');
		const facts = await (await request.get(`/api/answers/${reference}`, { headers })).json();
		return facts.exchanges[0].mail;
	};
	await expect
		.poll(state, { timeout: 30_000 })
		.toMatchObject({ state: 'refused', said: expect.stringContaining('greylisted') });
	await expect.poll(async () => (await state()).state, { timeout: 60_000 }).toBe('sent');
	expect(server.received.filter((one) => one.text.includes('Once only'))).toHaveLength(1);
	await sql(
		`update mails set status = 'failed', last_error = '550 no such user' where "to" = '${to}' and key is not null`,
	);
	expect(await state()).toEqual({ state: 'given up', said: '550 no such user' });
	await server.close();
});

test('every endpoint of replies checks the role, and refuses strangers', { tags: '@DESK-39' }, async ({ request }) => {
	const sent = quote(address());
	const problem = report([], address());
	await deliver(request, sent, problem);
	const path = `/api/answers/${sent.reference}`;
	for (const [role, status] of [
		['recruiter', 404],
		['quality', 404],
		['editor', 403],
		['regulatory', 403],
	] as const) {
		const headers = await as(request, role);
		expect((await request.get(path, { headers })).status(), role).toBe(status);
		expect((await request.post(path, { headers, data: answer() })).status(), role).toBe(status);
		expect((await request.post(`${path}/received`, { headers, data: { text: 'x' } })).status(), role).toBe(status);
	}
	for (const role of ['editor', 'regulatory'] as Role[])
		expect((await request.get('/api/answer-documents', { headers: await as(request, role) })).status()).toBe(403);
	for (const role of ['sales', 'recruiter', 'editor'] as Role[])
		expect((await post(request, role, '/mail-test', {})).status, role).toBe(403);
	expect((await request.get(path)).status()).toBe(403);
	const stranger = await request.post(path, { data: answer() });
	expect([stranger.status(), (await stranger.json()).errors[0].message]).toEqual([
		403,
		'You are signed out. Sign in again in another tab: what you wrote stays here.',
	]);
	const sales = await as(request, 'sales');
	expect((await request.get('/api/answers/999-999-999', { headers: sales })).status()).toBe(404);
	expect((await request.get(`/api/answers/${problem.reference}`, { headers: sales })).status()).toBe(404);
	const headers = await as(request, 'quality');
	expect((await request.get(`/api/answers/${problem.reference}`, { headers })).status()).toBe(200);
});

test('released documents are sent as links to their revision, and drafts are not', { tags: '@DESK-36' }, async ({
	request,
}) => {
	const { reference, to } = await arrived(request);
	const found = await request.get('/api/answer-documents?search=instructions', { headers: await as(request, 'sales') });
	const [document] = (await found.json()).documents;
	expect(document.href).toMatch(new RegExp(`^${siteUrl}/documents/[^/]+/[^/]+/[a-z]{2}/[^/]+$`));
	const path = `/answers/${reference}`;
	expect((await post(request, 'sales', path, answer({ enclosures: [document.id] }))).status).toBe(200);
	const [mail] = await mailsTo(to);
	expect(mail?.text).toContain(document.href);
	expect(mail?.html).toContain(`href="${document.href}"`);
	const [old] = await sql(`select id from revisions where state <> 'released' limit 1`);
	if (!old) throw new Error('the sample has superseded revisions');
	const refused = await post(request, 'sales', path, answer({ enclosures: [old.id], anyway: true }));
	expect(refused.status).toBe(422);
	expect(await mailsTo(to)).toHaveLength(1);
});
