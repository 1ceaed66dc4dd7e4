import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { as, asSite } from './support/api.ts';
import { sql } from './support/database.ts';
import { mailServer } from './support/mail-server.ts';
import { studioUrl } from './support/places.ts';
import { contact, quote, sampleKit, signUp } from './support/submissions.ts';
import { expect, sendDue, test } from './support/without-pages.ts';

async function send(request: APIRequestContext) {
	const sent = contact(`${randomUUID()}@example.com`);
	await request.post('/api/deliveries', { headers: asSite, data: { submissions: [sent], views: [] } });
	return sent.reference;
}

async function mailsOf(request: APIRequestContext, reference: string) {
	await sendDue();
	const headers = await as(request, 'sales');
	const answer = await request.get(`/api/mails?where[reference][equals]=${reference}&sort=id`, { headers });
	const { docs }: { docs: { status: string; attempts: number; lastError?: string }[] } = await answer.json();
	return docs;
}

const statuses = async (request: APIRequestContext, reference: string) =>
	(await mailsOf(request, reference)).map(({ status }) => status);

test('our mailbox gets a notice, and the visitor a confirmation with the reference', async ({ request }) => {
	const server = await mailServer(false);
	const reference = await send(request);
	await expect.poll(() => statuses(request, reference)).toEqual(['sent', 'sent']);
	const mine = server.received.filter(({ text }) => text.includes(reference));
	expect(mine.flatMap(({ to }) => to)).toContain('website@example.com');
	expect(mine).toHaveLength(2);
	await server.close();
});

test('a confirmation is HTML and text in the page’s language, without visitors’ words', { tags: '@DESK-73' }, async ({
	request,
}) => {
	const server = await mailServer(false);
	const to = `${randomUUID()}@example.com`;
	const kit = { ...sampleKit(to), language: 'cn' as const };
	const fields = { ...kit.fields, firstName: '<b>Ada</b>', products: 'https://bad.example' };
	await request.post('/api/deliveries', { headers: asSite, data: { submissions: [{ ...kit, fields }] } });
	await sendDue();
	const received = server.received.find((one) => one.to.includes(to))?.text;
	expect(received).toContain('text/html');
	expect(received).toContain('text/plain');
	const [mail] = await sql(`select text, html from mails where "to" = '${to}'`);
	const [text, html] = [String(mail?.text), String(mail?.html)];
	expect(html).toContain('<html lang="zh-CN">');
	const paragraphs = [...html.matchAll(/<p>(.*?)<\/p>/gs)].map(([, said = '']) => said.replaceAll('<br>', '\n'));
	expect(paragraphs.join('\n\n')).toBe(text);
	expect(text).toContain('工作场所：实验室\n国家或地区：美国');
	expect(html).not.toMatch(/Ada|bad\.example|<a /);
	await server.close();
});

test('an address that mail programs read as another one gets no mail and no reply', async ({ request }) => {
	const server = await mailServer(false);
	const victim = `${randomUUID()}@example.com`;
	const hostile = [
		`group:${victim}`,
		`(x)${victim}`,
		`"${victim.replace('@', '"@')}`,
		`a@example.com, ${victim}`,
		`x <${victim}>`,
		`a@example.com\nBcc: ${victim}`,
	];
	const submissions = [...hostile.map((email) => contact(email)), signUp(`group:${victim}`)];
	await request.post('/api/deliveries', { headers: asSite, data: { submissions } });
	for (const { reference } of submissions) await expect.poll(() => statuses(request, reference)).toEqual(['sent']);
	const ours = server.received.filter(({ text }) => submissions.some(({ reference }) => text.includes(reference)));
	expect(ours.map(({ to }) => to)).toEqual(submissions.map(() => ['website@example.com']));
	for (const { text } of ours) expect(text.split('\r\n\r\n')[0]).not.toMatch(/^reply-to:/im);
	expect(server.received.flatMap(({ to }) => to)).not.toContain(victim);
	await server.close();
});

test('subscribers are asked to confirm, and can unsubscribe in the mail program', async ({ request }) => {
	const server = await mailServer(false);
	const email = `${randomUUID()}@example.com`;
	const sent = signUp(email);
	await request.post('/api/deliveries', { headers: asSite, data: { submissions: [sent] } });
	await sendDue();
	const message = server.received.find(({ to }) => to.includes(email))?.text ?? '';
	expect(message).toContain('text/html');
	// Long header lines are folded.
	const headers = message.slice(0, message.indexOf('\r\n\r\n')).replaceAll(/\r\n\s+/g, '');
	expect(headers).toMatch(/List-Unsubscribe: ?<http:[^ <>]+\/subscription\/unsubscribe\?token=[\w.-]+(&lang=cn)?>/);
	expect(headers).toMatch(/List-Unsubscribe-Post: ?List-Unsubscribe=One-Click/);
	expect(message).toContain('text/plain');
	const [sales, recruiter] = await Promise.all(
		(['sales', 'recruiter'] as const).map(async (role) => {
			const query = `/api/subscribers?where[email][equals]=${email}`;
			return (await request.get(query, { headers: await as(request, role) })).json();
		}),
	);
	expect(sales.docs).toMatchObject([{ state: 'pending', email }]);
	expect(sales.docs[0].key).toBeUndefined();
	expect(recruiter.docs).toBeUndefined();
	const confirmed = { headers: await as(request, 'sales'), data: { state: 'confirmed' } };
	expect((await request.patch(`/api/subscribers/${sales.docs[0].id}`, confirmed)).status()).toBe(400);
	const unsubscribed = { headers: await as(request, 'sales'), data: { state: 'unsubscribed' } };
	const { doc } = await (await request.patch(`/api/subscribers/${sales.docs[0].id}`, unsubscribed)).json();
	expect(doc).toMatchObject({ state: 'unsubscribed', unsubscribedAt: expect.any(String) });
	await server.close();
});

test('a password link names this studio and works once, for an hour', async ({ request }) => {
	const server = await mailServer(false);
	const headers = await as(request, 'administrator');
	const email = `${randomUUID()}@example.com`;
	const account = { email, name: 'Forgetful', roles: ['editor'], password: 'the-first-of-the-forgetful' };
	const { doc } = await (await request.post('/api/users', { headers, data: account })).json();
	const forget = (more = {}) => request.post('/api/users/forgot-password', { headers: more, data: { email } });
	const letters = () =>
		server.received.filter(({ to }) => to.includes(email)).map(({ text }) => text.replaceAll('=\r\n', ''));
	const poisoned = { host: 'bad.example', 'x-forwarded-host': 'bad.example' };
	expect((await forget({ ...poisoned, origin: 'https://bad.example' })).status()).toBe(403);
	expect((await forget(poisoned)).status()).toBe(200);
	await expect.poll(() => letters().length).toBe(1);
	expect(letters()[0]).not.toContain('bad.example');
	const token = new RegExp(`${studioUrl}/admin/reset/([0-9a-f]{40})`).exec(letters()[0] ?? '')?.[1];
	expect(token).toBeDefined();

	await forget();
	const reset = (password: string) => request.post('/api/users/reset-password', { data: { token, password } });
	const expiry = (time: string) => sql(`update users set reset_password_expiration = ${time} where id = ${doc.id}`);
	await expiry(`now() - interval '1 second'`);
	expect((await reset('the-second-of-the-forgetful')).status()).toBe(403);
	await expiry(`now() + interval '59 minutes'`);
	await forget();
	expect((await reset('short')).status()).toBe(400);
	expect((await reset('the-second-of-the-forgetful')).status()).toBe(200);
	expect((await reset('the-third-one-of-a-thief')).status()).toBe(403);
	const signedIn = await request.post('/api/users/login', {
		data: { email, password: 'the-second-of-the-forgetful' },
	});
	expect(signedIn.status()).toBe(200);
	expect(letters()).toHaveLength(1);
	await request.delete(`/api/users/${doc.id}`, { headers });
	await server.close();
});

test('while the server is down mails wait, staff see why, and are sent afterwards', async ({ request }) => {
	const reference = await send(request);
	await expect.poll(async () => (await mailsOf(request, reference))[0]?.lastError).toContain('ECONNREFUSED');
	expect(await statuses(request, reference)).toEqual(['waiting', 'waiting']);
	const server = await mailServer(false);
	await expect.poll(() => statuses(request, reference), { timeout: 60_000 }).toEqual(['sent', 'sent']);
	expect(server.received.filter(({ text }) => text.includes(reference))).toHaveLength(2);
	await server.close();
});

test('a server that refuses is tried again, more slowly each time', async ({ request }) => {
	const server = await mailServer(true);
	const reference = await send(request);
	await expect
		.poll(async () => (await mailsOf(request, reference))[0]?.attempts ?? 0, { timeout: 30_000 })
		.toBeGreaterThan(1);
	expect((await mailsOf(request, reference))[0]).toMatchObject({ status: 'waiting' });
	expect((await mailsOf(request, reference))[0]?.lastError).toContain('mailbox unavailable');
	await server.close();
});

test('a confirmation names only our products, and an address gets five an hour at most', async ({ request }) => {
	const headers = await as(request, 'administrator');
	const { docs } = await (await request.get('/api/products?limit=1&depth=0', { headers })).json();
	const email = `${randomUUID()}@example.com`;
	const submissions = [docs[0].title, 'Win a prize at bad.example', 'a', 'b', 'c', 'd', 'e'].map((productName) => {
		const sent = quote(email);
		return { ...sent, fields: { ...sent.fields, productName } };
	});
	await request.post('/api/deliveries', { headers: asSite, data: { submissions, views: [] } });
	const query = `where[to][equals]=${email}&sort=id&limit=20`;
	const mails = (await (await request.get(`/api/mails?${query}`, { headers })).json()).docs;
	expect(mails).toHaveLength(5);
	expect(mails[0].text).toContain(docs[0].title);
	expect(JSON.stringify(mails)).not.toContain('bad.example');
	await request.delete(`/api/mails?where[reference][in]=${submissions.map(({ reference }) => reference)}`, { headers });
});
