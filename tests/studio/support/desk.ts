import type { APIRequestContext, Page } from '@playwright/test';
import { as, type Role } from './api.ts';
import { address, deliver } from './letters.ts';
import { contact } from './submissions.ts';

/** A message from a new sender. */
export function written(message: string) {
	const sent = contact(address());
	return { ...sent, fields: { ...sent.fields, message } };
}

/** The reference of a delivered message. */
export async function arrived(request: APIRequestContext, message: string): Promise<string> {
	const sent = written(message);
	await deliver(request, sent);
	return sent.reference;
}

export const row = (page: Page, words: string) => page.locator('.desk-item').filter({ hasText: words });

export async function userId(page: Page, role: Role): Promise<string> {
	const answer = await page.request.get(`/api/users?where[email][equals]=${role}@example.com`, {
		headers: await as(page.request, 'administrator'),
	});
	return String((await answer.json()).docs[0].id);
}
