import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { accountOf, as, sessionIn } from './support/api.ts';
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

test('the form of a new colleague says why a weak password is refused', { tag: '@smoke' }, async ({ page }) => {
	await signIn(page);
	await page.goto(`${studioUrl}/admin/collections/users/create`);
	await page.locator('#field-email').fill(`${randomUUID()}@example.com`);
	await page.locator('#field-password').fill('password1234');
	await page.locator('#field-confirm-password').fill('password1234');
	await page.locator('#field-name').fill('Weak');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('The password is one that many people use.').first()).toBeVisible();
});

test('the log names sign-ins, refusals and their origin, and no typed text', async ({ request }) => {
	const { email, password } = accountOf('administrator');
	const stranger = `${randomUUID()}@example.com`;
	const signedIn = await attempt(request, email, password);
	const { user, token } = await signedIn.json();
	expect(token).toBeUndefined();
	await attempt(request, email, 'a wrong password');
	await attempt(request, stranger, 'a wrong password');
	await request.post('/api/users/logout', { headers: sessionIn(signedIn) });
	await request.get('/api/messages');
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
				expect.objectContaining({ event: 'not allowed', path: '/api/messages', from }),
				expect.objectContaining({ event: 'wrong token', path: '/api/snapshot', from }),
			]),
		);
	const log = await readFile(studioLog, 'utf8');
	for (const typed of [stranger, password, 'a wrong password']) expect(log).not.toContain(typed);
});

test('changing one’s password needs the present one; setting a colleague’s does not', async ({ page, request }) => {
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
	// During validation the form ignores clicks. Once saved, it no longer asks for a new password.
	const save = page.getByRole('button', { name: 'Save', exact: true });
	await expect(async () => {
		if (await save.isEnabled()) await save.click({ timeout: 2000 });
		await expect(page.locator('#field-password')).toBeHidden({ timeout: 5000 });
	}).toPass({ timeout: 60_000 });
	expect((await attempt(request, colleague.email, 'the-third-one-of-theirs')).status()).toBe(200);
	await request.delete(`/api/users/${doc.id}`, { headers });
});

test('an ended session asks to sign in and keeps the written text', async ({ page, request }) => {
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

test('signing in from a mail’s link leads to the link’s page', async ({ page, request }) => {
	await as(request, 'sales');
	await page.goto(`${studioUrl}/admin/desk?tab=all&q=M-4711`);
	await fillSignIn(page, 'sales');
	await expect(page).toHaveURL(`${studioUrl}/admin/desk?tab=all&q=M-4711`);
	await expect(page.getByRole('searchbox')).toHaveValue('M-4711');
});
