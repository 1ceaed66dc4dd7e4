import { createHook } from 'node:async_hooks';
import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { accountOf, as, sessionIn } from './support/api.ts';
import { sql } from './support/database.ts';
import { expect, test } from './support/without-pages.ts';

const attempt = (request: APIRequestContext, email: string, password: string, path = '/api/users/login') =>
	request.post(path, { data: { email, password } });

test('wrong passwords delay the next attempt for every spelling, and lock nobody out', async ({ request }) => {
	const email = `${randomUUID()}@example.com`;
	const paths = [
		'/api/users/login',
		'/api/users/%6cogin',
		'/api/users/login?x=1',
		'/api/%75sers/login',
		'/api/users/login',
	];
	for (const path of paths) expect((await attempt(request, email, 'wrong', path)).status(), path).toBe(401);
	for (const path of paths) {
		const refused = await attempt(request, email, 'wrong', path);
		expect(refused.status(), path).toBe(429);
		expect((await refused.json()).errors[0].message).toMatch(/try again in \d+ seconds/);
	}
	const { email: colleague, password } = accountOf('administrator');
	expect((await attempt(request, colleague, password)).status()).toBe(200);
});

test('a whole IPv6 /64 is one caller, and so is an address with a port', async ({ request }) => {
	const [a, b] = [randomInt(65536), randomInt(65536)];
	for (const spell of [
		(guess: number) => `2001:db8:${a.toString(16)}:${b.toString(16)}:${guess}::${guess + 1}`,
		(guess: number) => `203.0.${a % 256}.${b % 256}:${1000 + guess}`,
	]) {
		const email = `${randomUUID()}@example.com`;
		const answers = [];
		for (let guess = 0; guess < 8; guess++)
			answers.push(
				await request.post('/api/users/login', {
					headers: { 'x-forwarded-for': spell(guess) },
					data: { email, password: 'wrong' },
				}),
			);
		expect(answers.map((answer) => answer.status())).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
		expect(Number(answers[7]?.headers()['retry-after'])).toBeGreaterThan(0);
	}
});

test('simultaneous sign-ins wait in a short queue, and a full queue says when to retry', async ({ request }) => {
	const email = `${randomUUID()}@example.com`;
	const answers = await Promise.all(
		Array.from({ length: 60 }, (_, caller) =>
			request.post('/api/users/login', {
				headers: { 'x-forwarded-for': `192.0.2.${caller}` },
				data: { email, password: 'wrong' },
			}),
		),
	);
	const refused = answers.filter((answer) => answer.status() === 503);
	expect(answers.filter((answer) => answer.status() === 401).length).toBe(60 - refused.length);
	expect(refused.length).toBeGreaterThan(10);
	for (const answer of refused) expect(answer.headers()['retry-after']).toBe('5');
	const { email: colleague, password } = accountOf('administrator');
	expect((await attempt(request, colleague, password)).status()).toBe(200);
});

test('an account keeps twenty sessions, expired ones end, and no response lists them', async ({ request }) => {
	const headers = await as(request, 'administrator');
	const colleague = { email: `${randomUUID()}@example.com`, password: 'of-one-with-many-browsers' };
	const created = await request.post('/api/users', { headers, data: { ...colleague, name: 'C', roles: ['editor'] } });
	const { doc } = await created.json();
	await sql(`insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
		select n, ${doc.id}, 'earlier ' || n, now() - interval '1 hour', now() + (n - 10) * interval '1 minute'
		from generate_series(1, 40) n`);
	const signedIn = await attempt(request, colleague.email, colleague.password);
	const own = sessionIn(signedIn);
	const kept = await sql(`select id, expires_at > now() as runs from users_sessions where _parent_id = ${doc.id}`);
	expect(kept).toHaveLength(20);
	expect(kept.filter(({ runs }) => !runs)).toEqual([]);
	const refreshed = await request.post('/api/users/refresh-token', { headers: own });
	const changed = await request.patch(`/api/users/${doc.id}`, { headers: own, data: { name: 'D' } });
	const answers = [signedIn, refreshed, changed];
	for (const path of ['/api/users/me', `/api/users/${doc.id}`, `/api/users?where[id][equals]=${doc.id}`])
		answers.push(await request.get(path, { headers: own }));
	for (const answer of answers) {
		expect(answer.status()).toBe(200);
		const text = await answer.text();
		expect(text).toContain(colleague.email);
		expect(text).not.toContain('earlier');
		expect(text).not.toMatch(/"sessions":\[[^\]]/);
	}
	// Confirming a password opens no session.
	await sql(`delete from users_sessions where _parent_id = ${doc.id} and id like 'earlier%'`);
	const data = { email: `${randomUUID()}@example.com`, presentPassword: colleague.password };
	expect((await request.patch(`/api/users/${doc.id}`, { headers: own, data })).status()).toBe(200);
	expect(await sql(`select 1 from users_sessions where _parent_id = ${doc.id}`)).toHaveLength(1);
	await request.delete(`/api/users/${doc.id}`, { headers });
});

test('an unknown account responds like a known one, after the same work', async ({ request }) => {
	await as(request, 'sales');
	let checks = 0;
	const counter = createHook({ init: (_, type) => (checks += type === 'PBKDF2REQUEST' ? 1 : 0) }).enable();
	const wrong = async (email: string) => {
		checks = 0;
		const answer = await attempt(request, email, 'not the password');
		return { text: await answer.text(), status: answer.status(), checks };
	};
	const [known, unknown] = [await wrong('sales@example.com'), await wrong('nobody@example.com')];
	counter.disable();
	expect(known).toMatchObject({ status: 401, checks: 1 });
	expect(unknown).toEqual(known);
	const [one, other] = ['sales@example.com', 'nobody@example.com'].map(async (email) =>
		(await request.post('/api/users/forgot-password', { data: { email } })).text(),
	);
	expect(await one).toBe(await other);
});

test('a weak password is refused with its reason, and one administrator always remains', async ({ request }) => {
	const headers = await as(request, 'administrator');
	const colleague = { email: `${randomUUID()}@example.com`, name: 'New', roles: ['editor'] };
	for (const password of ['abc', 'password1234', colleague.email]) {
		const answer = await request.post('/api/users', { headers, data: { ...colleague, password } });
		expect(answer.status()).toBe(400);
		expect(JSON.stringify(await answer.json())).toContain('The password ');
	}
	const { user } = await (await request.get('/api/users/me', { headers })).json();
	const demoted = await request.patch(`/api/users/${user.id}`, { headers, data: { roles: ['editor'] } });
	expect(demoted.status()).toBe(400);
	expect((await request.delete(`/api/users/${user.id}`, { headers })).status()).toBe(409);
	const second = { ...colleague, password: 'of-a-second-administrator', roles: ['administrator'] };
	const { doc } = await (await request.post('/api/users', { headers, data: second })).json();
	expect((await request.delete('/api/users?where[id][exists]=true', { headers })).status()).toBe(409);
	expect((await request.delete(`/api/users?where[id][equals]=${doc.id}`, { headers })).status()).toBe(200);
	const again = await (await request.get('/api/users/me', { headers })).json();
	expect(again.user.roles).toEqual(['administrator']);
});

test('a session can be prolonged only while it is young', async ({ request }) => {
	const { email, password } = accountOf('administrator');
	const signedIn = await attempt(request, email, password);
	const { user } = await signedIn.json();
	const headers = sessionIn(signedIn);
	expect((await request.post('/api/users/refresh-token', { headers })).status()).toBe(200);
	await sql(`update users_sessions set created_at = now() - interval '17 hours' where _parent_id = ${user.id}`);
	expect((await request.post('/api/users/refresh-token', { headers })).status()).toBe(403);
});
