import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { codeOf, fromBase32, stepAt } from '../../apps/studio/src/second-factor/totp.ts';
import { as, sessionIn } from './support/api.ts';
import { sql } from './support/database.ts';
import { expect, test } from './support/without-pages.ts';

const password = 'a-colleague-of-the-tests';

async function colleague(request: APIRequestContext) {
	const headers = await as(request, 'administrator');
	const email = `${randomUUID()}@example.com`;
	const data = { email, password, name: 'Colleague', roles: ['editor'] };
	const { doc } = await (await request.post('/api/users', { headers, data })).json();
	return { id: Number(doc.id), email, headers };
}

const attempt = async (request: APIRequestContext, data: object) => {
	const answer = await request.post('/api/users/login', { data });
	return { status: answer.status(), headers: answer.ok() ? sessionIn(answer) : {} };
};

async function withSecondFactor(request: APIRequestContext) {
	const { id, email, headers } = await colleague(request);
	const own = (await attempt(request, { email, password })).headers;
	const ask = (what: string, data: object) => request.post(`/api/users/second-factor/${what}`, { headers: own, data });
	const { secret } = await (await ask('begin', {})).json();
	const code = codeOf(fromBase32(secret), stepAt(Date.now()));
	const { recoveryCodes } = await (await ask('on', { secret, code, password })).json();
	return { id, email, headers, ask, recovery: String(recoveryCodes[0]) };
}

test('codes cannot be guessed, and an administrator lets in a person without phone', async ({ request }) => {
	const { id, email, headers, ask, recovery } = await withSecondFactor(request);
	for (let number = 0; number < 5; number++) expect((await ask('off', { code: '000000' })).status()).toBe(400);
	expect((await ask('off', { code: recovery })).status()).toBe(429);
	const editor = await as(request, 'editor');
	expect((await request.post(`/api/users/${id}/second-factor/reset`, { headers: editor })).status()).toBe(403);
	expect((await attempt(request, { email, password })).status).toBe(400);
	expect((await request.post(`/api/users/${id}/second-factor/reset`, { headers })).status()).toBe(200);
	expect((await attempt(request, { email, password })).status).toBe(200);
	expect((await request.delete(`/api/users/${id}`, { headers })).status()).toBe(200);
});

test('a new password by mail opens nothing without a code', async ({ request }) => {
	const { id, email, headers, recovery } = await withSecondFactor(request);
	await request.post('/api/users/forgot-password', { data: { email } });
	const token = async () => (await sql(`select reset_password_token as t from users where id = ${id}`))[0]?.t;
	await expect.poll(token).toBeTruthy();
	const data = { token: await token(), password: 'another-one-of-the-tests' };
	const answer = await request.post('/api/users/reset-password', { data });
	expect(await answer.text()).toContain('Your new password is set. Sign in with it and with a code.');
	expect(answer.headers()['set-cookie']).toBeUndefined();
	expect(await sql(`select 1 from users_sessions where _parent_id = ${id}`)).toEqual([]);
	expect((await attempt(request, { email, password: data.password })).status).toBe(400);
	expect((await attempt(request, { email, password: data.password, code: recovery })).status).toBe(200);
	// Deleting the account deletes its second factor.
	expect((await request.delete(`/api/users/${id}`, { headers })).status()).toBe(200);
	expect(await sql(`select 1 from second_factors where user_id = ${id} or user_id is null`)).toEqual([]);
});
