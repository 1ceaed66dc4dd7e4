// Nightly, and when one of these changes: apps/studio/src/second-factor package-lock.json
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { codeOf, fromBase32, stepAt } from '../../apps/studio/src/second-factor/totp.ts';
import { as, sessionIn } from './support/api.ts';
import { sql } from './support/database.ts';
import { fromElsewhere } from './support/from-elsewhere.ts';
import { studioUrl } from './support/places.ts';

test.use(fromElsewhere);

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

async function fillIn(page: Page, email: string) {
	await page.goto(`${studioUrl}/admin/login`);
	await page.locator('#field-email').fill(email);
	await page.locator('#field-password').fill(password);
	await page.getByRole('button', { name: 'Login' }).click();
}

test('a second factor is set up, asked for at sign-in, and each code works once', async ({ page, request }) => {
	const { id, email, headers } = await colleague(request);
	const other = await attempt(request, { email, password });
	await fillIn(page, email);
	await expect(page).toHaveURL(/\/admin\/?$/);
	await page.goto(`${studioUrl}/admin/account`);
	await page.getByRole('button', { name: 'Set up' }).click();
	await expect(page.getByRole('img', { name: 'The secret, for an authenticator' })).toBeVisible();
	const secret = fromBase32(
		((await page.locator('.studio-second-factor code').textContent()) ?? '').replaceAll(' ', ''),
	);
	const next = () => codeOf(secret, stepAt(Date.now()) + 1);
	await page.getByLabel('The code that it shows now').fill(codeOf(secret, stepAt(Date.now())));
	await page.getByLabel('Your password').fill('not it');
	await page.getByRole('button', { name: 'Turn on' }).click();
	await expect(page.getByText('This is not your password.')).toBeVisible();
	await page.getByLabel('Your password').fill(password);
	await page.getByRole('button', { name: 'Turn on' }).click();
	const codes = page.locator('.studio-second-factor li');
	await expect(codes).toHaveCount(10);
	const [recovery = ''] = await codes.allTextContents();
	// Other sessions, opened by password alone, have ended; the current one continues.
	expect((await (await request.get('/api/users/me', { headers: other.headers })).json()).user).toBeNull();
	await page.goto(`${studioUrl}/admin/account`);
	await expect(page.getByText('On: whoever signs in as you')).toBeVisible();

	await page.context().clearCookies();
	await fillIn(page, email);
	await page.locator('#field-code').fill('000000');
	await page.getByRole('button', { name: 'Login' }).click();
	await expect(page.getByText('This code is wrong or was used before').first()).toBeVisible();
	const code = next();
	await page.locator('#field-code').fill(code);
	await page.getByRole('button', { name: 'Login' }).click();
	await expect(page).toHaveURL(/\/admin\/?$/);

	expect((await attempt(request, { email, password, code })).status).toBe(400);
	expect((await attempt(request, { email, password })).status).toBe(400);
	const both = await Promise.all([1, 2].map(() => attempt(request, { email, password, code: recovery })));
	expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
	const [row] = await sql(`select secret, recovery_codes from second_factors where user_id = ${id}`);
	expect(JSON.stringify(row)).not.toContain(secret.toString('base64').slice(0, 20));
	expect(row?.recovery_codes).toHaveLength(9);
	const seen = await (await request.get(`/api/users/${id}`, { headers })).json();
	expect(Object.keys(seen)).not.toContain('secret');
	expect(seen.secondFactor).toBe(true);
});
