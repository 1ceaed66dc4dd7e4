import { expect, type Page } from '@playwright/test';
import { accountOf, as, type Role, signInAnew } from './api.ts';
import { sql } from './database.ts';
import { studioUrl } from './places.ts';

/** Through the form, as a colleague does who has left nothing unsaved. */
export async function signIn(page: Page, role: Role = 'administrator'): Promise<void> {
	await sql('delete from unsaved_changes');
	await as(page.request, role);
	await page.context().clearCookies();
	await page.goto(`${studioUrl}/admin/login`);
	await fillSignIn(page, role);
	await expect(page).toHaveURL(/\/admin\/?$/);
	signInAnew(role);
}

/** Fills in and sends the form that the page shows. */
export async function fillSignIn(page: Page, role: Role): Promise<void> {
	const { email, password } = accountOf(role);
	await page.locator('#field-email').fill(email);
	await page.locator('#field-password').fill(password);
	await page.getByRole('button', { name: 'Login' }).click();
}
