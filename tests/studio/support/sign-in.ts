import { expect, type Page } from '@playwright/test';
import { accountOf, cookieOf, type Role } from './api.ts';
import { sql } from './database.ts';
import { studioUrl } from './places.ts';

/** A colleague who has left nothing unsaved. No page is opened: the form is tested where signing in is. */
export async function signIn(page: Page, role: Role = 'administrator'): Promise<void> {
	await sql('delete from unsaved_changes');
	const session = await cookieOf(page.request, role);
	await page.context().clearCookies();
	await page.context().addCookies([session]);
}

/** The browser of the page has a session from now on. */
export async function openSession(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
	const answer = await page.request.post(`${studioUrl}/api/users/login`, { data: { email, password } });
	expect(answer.status(), await answer.text()).toBe(200);
}

/** Fills in and sends the form that the page shows. */
export async function fillSignIn(page: Page, role: Role): Promise<void> {
	const { email, password } = accountOf(role);
	await page.locator('#field-email').fill(email);
	await page.locator('#field-password').fill(password);
	await page.getByRole('button', { name: 'Login' }).click();
}
