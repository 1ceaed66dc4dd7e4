import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { accountOf, as, sessionIn } from './support/api.ts';
import { sql } from './support/database.ts';
import { fromElsewhere } from './support/from-elsewhere.ts';
import { studioLog, studioUrl } from './support/places.ts';
import { fillSignIn, signIn } from './support/sign-in.ts';

test.use(fromElsewhere);

const attempt = (request: APIRequestContext, email: string, password: string, path = '/api/users/login') =>
	request.post(path, { data: { email, password } });

const events = async () =>
	(await readFile(studioLog, 'utf8'))
		.split('\n')
		.filter((line) => line.includes('"event"'))
		.map((line) => JSON.parse(line));

test('wrong passwords make the next attempt wait, whatever the spelling of the address, and lock nobody out', async ({
	request,
}) => {
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

test('a whole /64 of IPv6 is one caller, and so is an address with a port', async ({ request }) => {
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

test('many who sign in at once wait in a short line, and whoever finds it full hears when to come again', async ({
	request,
}) => {
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

test('an account keeps twenty sessions, those out of date end, and no answer lists them', async ({ request }) => {
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
	// A password that is only asked for again opens no session.
	await sql(`delete from users_sessions where _parent_id = ${doc.id} and id like 'earlier%'`);
	const data = { email: `${randomUUID()}@example.com`, presentPassword: colleague.password };
	expect((await request.patch(`/api/users/${doc.id}`, { headers: own, data })).status()).toBe(200);
	expect(await sql(`select 1 from users_sessions where _parent_id = ${doc.id}`)).toHaveLength(1);
	await request.delete(`/api/users/${doc.id}`, { headers });
});

test('an account that is not there answers like one that is, and as late', async ({ request }) => {
	await as(request, 'sales');
	const measure = async (email: string) => {
		const started = performance.now();
		const answer = await attempt(request, email, 'not the password');
		return { took: performance.now() - started, text: await answer.text(), status: answer.status() };
	};
	const known = [await measure('sales@example.com'), await measure('sales@example.com')];
	const unknown = [await measure('nobody@example.com'), await measure('nobody@example.com')];
	expect(unknown[0]).toMatchObject({ text: known[0]?.text, status: 401 });
	const best = (times: { took: number }[]) => Math.min(...times.map(({ took }) => took));
	expect(best(unknown)).toBeGreaterThan(best(known) / 3);
	const forgotten = await Promise.all(
		['sales@example.com', 'nobody@example.com'].map(async (email) =>
			(await request.post('/api/users/forgot-password', { data: { email } })).text(),
		),
	);
	expect(forgotten[0]).toBe(forgotten[1]);
	await attempt(request, 'sales@example.com', accountOf('sales').password);
});

test('a weak password is refused with its reason, and the last administrator stays one', async ({ request }) => {
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

test('the form of a new colleague says why a weak password is refused', async ({ page }) => {
	await signIn(page);
	await page.goto(`${studioUrl}/admin/collections/users/create`);
	await page.locator('#field-email').fill(`${randomUUID()}@example.com`);
	await page.locator('#field-password').fill('password1234');
	await page.locator('#field-confirm-password').fill('password1234');
	await page.locator('#field-name').fill('Weak');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('The password is one that many people use.').first()).toBeVisible();
});

test('the log says who signed in, who was refused and from where, and nothing that was typed', async ({ request }) => {
	const { email, password } = accountOf('administrator');
	const stranger = `${randomUUID()}@example.com`;
	const signedIn = await attempt(request, email, password);
	const { user, token } = await signedIn.json();
	expect(token).toBeUndefined();
	await attempt(request, email, 'a wrong password');
	await attempt(request, stranger, 'a wrong password');
	await request.post('/api/users/logout', { headers: sessionIn(signedIn) });
	await request.get('/api/applications');
	await request.get('/api/snapshot');
	const from = expect.any(String);
	await expect
		.poll(events)
		.toEqual(
			expect.arrayContaining([
				expect.objectContaining({ event: 'signed in', by: user.id, from, time: expect.any(Number) }),
				expect.objectContaining({ event: 'sign-in refused', account: user.id, from }),
				expect.objectContaining({ event: 'sign-in refused', account: 'unknown', from }),
				expect.objectContaining({ event: 'signed out', by: user.id, from }),
				expect.objectContaining({ event: 'not allowed', path: '/api/applications', from }),
				expect.objectContaining({ event: 'wrong token', path: '/api/snapshot', from }),
			]),
		);
	const log = await readFile(studioLog, 'utf8');
	for (const typed of [stranger, password, 'a wrong password']) expect(log).not.toContain(typed);
});

test('a session is prolonged while it is young, and not after that', async ({ request }) => {
	const { email, password } = accountOf('administrator');
	const signedIn = await attempt(request, email, password);
	const { user } = await signedIn.json();
	const headers = sessionIn(signedIn);
	expect((await request.post('/api/users/refresh-token', { headers })).status()).toBe(200);
	await sql(`update users_sessions set created_at = now() - interval '17 hours' where _parent_id = ${user.id}`);
	expect((await request.post('/api/users/refresh-token', { headers })).status()).toBe(403);
});

test('who changes the own password says the present one; a colleague’s is set without', async ({ page, request }) => {
	const headers = await as(request, 'administrator');
	const colleague = { email: `${randomUUID()}@example.com`, name: 'Colleague', roles: ['editor'] };
	const password = 'the-first-of-the-colleague';
	const created = await request.post('/api/users', { headers, data: { ...colleague, password } });
	const { doc } = await created.json();
	const own = sessionIn(await attempt(request, colleague.email, password));
	for (const data of [
		{ password: 'taken-over-by-a-passer-by' },
		{ password: 'taken-over-by-a-passer-by', presentPassword: 'a guess' },
		{ email: `${randomUUID()}@example.com` },
	]) {
		const refused = await request.patch(`/api/users/${doc.id}`, { headers: own, data });
		expect(await refused.text()).toContain('Enter the password that you have at present.');
		for (const session of [own, headers]) {
			const ofMany = await request.patch(`/api/users?where[id][equals]=${doc.id}`, { headers: session, data });
			expect(ofMany.status()).toBe(403);
		}
	}
	expect((await request.patch(`/api/users/${doc.id}`, { headers: own, data: { name: 'Ada' } })).status()).toBe(200);
	const second = 'the-second-of-the-colleague';
	const given = await request.patch(`/api/users/${doc.id}`, { headers, data: { password: second } });
	expect(given.status()).toBe(200);

	await page.goto(`${studioUrl}/admin/login`);
	await page.locator('#field-email').fill(colleague.email);
	await page.locator('#field-password').fill(second);
	await page.getByRole('button', { name: 'Login' }).click();
	await expect(page).toHaveURL(/\/admin\/?$/);
	await page.goto(`${studioUrl}/admin/account`);
	await page.getByRole('button', { name: 'Change Password' }).click();
	await page.locator('#field-password').fill('the-third-one-of-theirs');
	await page.locator('#field-confirm-password').fill('the-third-one-of-theirs');
	await page.locator('#field-presentPassword').fill(second);
	// A form that is just being checked takes no click. Once saved, it no longer asks for a new password.
	const save = page.getByRole('button', { name: 'Save', exact: true });
	await expect(async () => {
		if (await save.isEnabled()) await save.click({ timeout: 2000 });
		await expect(page.locator('#field-password')).toBeHidden({ timeout: 5000 });
	}).toPass({ timeout: 60_000 });
	expect((await attempt(request, colleague.email, 'the-third-one-of-theirs')).status()).toBe(200);
	await request.delete(`/api/users/${doc.id}`, { headers });
});

test('an ended session asks to sign in and keeps what was written', async ({ page, request }) => {
	const headers = await as(request, 'editor');
	const { docs } = await (await request.get('/api/test-types?limit=1', { headers })).json();
	await signIn(page, 'editor');
	const violations: string[] = [];
	page.on('console', (message) => {
		if (message.text().includes('Content Security Policy')) violations.push(message.text());
	});
	await page.goto(`${studioUrl}/admin/collections/test-types/${docs[0].id}`);
	await page.locator('#field-name').fill('Written after the session');
	await page.context().clearCookies();
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('your session has ended').first()).toBeVisible();
	await expect(page.locator('#field-name')).toHaveValue('Written after the session');
	expect(violations).toEqual([]);
});

test('who follows a link of an e-mail and has to sign in arrives where the link led', async ({ page, request }) => {
	await as(request, 'sales');
	await page.goto(`${studioUrl}/admin/desk?tab=all&q=M-4711`);
	await fillSignIn(page, 'sales');
	await expect(page).toHaveURL(`${studioUrl}/admin/desk?tab=all&q=M-4711`);
	await expect(page.getByRole('searchbox')).toHaveValue('M-4711');
});
