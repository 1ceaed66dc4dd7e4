import { expect, type Page } from '@playwright/test';
import { accountOf, as, type Role } from './api.ts';
import { studioUrl } from './places.ts';

/** Through the form, as a colleague does. */
export async function signIn(page: Page, role: Role = 'administrator'): Promise<void> {
	await as(page.request, role);
	await page.context().clearCookies();
	const { email, password } = accountOf(role);
	await page.goto(`${studioUrl}/admin/login`);
	await page.locator('#field-email').fill(email);
	await page.locator('#field-password').fill(password);
	await page.getByRole('button', { name: 'Login' }).click();
	await expect(page).toHaveURL(/\/admin\/?$/);
}
