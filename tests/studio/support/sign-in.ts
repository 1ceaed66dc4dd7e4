import type { Page } from '@playwright/test';
import { accountOf, cookieOf, type Role } from './api.ts';
import { sql } from './database.ts';

/** Signs in a colleague without unsaved changes, by cookie. sign-in.spec.ts tests the form. */
export async function signIn(page: Page, role: Role = 'administrator'): Promise<void> {
	const session = await cookieOf(page.request, role);
	await sql(
		`delete from unsaved_changes where person = (select id from users where email = '${accountOf(role).email}')`,
	);
	await page.context().clearCookies();
	await page.context().addCookies([session]);
}

/** Fills in and sends the sign-in form of the page. */
export async function fillSignIn(page: Page, role: Role): Promise<void> {
	const { email, password } = accountOf(role);
	await page.locator('#field-email').fill(email);
	await page.locator('#field-password').fill(password);
	await page.getByRole('button', { name: 'Login' }).click();
}
