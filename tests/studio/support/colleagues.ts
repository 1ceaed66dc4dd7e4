import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { as, type Role } from './api.ts';
import { openSession } from './sign-in.ts';

export interface Colleague {
	id: number;
	name: string;
	email: string;
	password: string;
}

/** One more person with a role: two of them work at the same time. */
export async function newColleague(request: APIRequestContext, firstName: string, role: Role): Promise<Colleague> {
	const mark = randomUUID().slice(0, 8);
	const account = { name: `${firstName} ${mark}`, email: `${firstName}-${mark}@example.com`.toLowerCase() };
	const password = `password-of-${firstName}-${mark}`;
	const headers = await as(request, 'administrator');
	const answer = await request.post('/api/users', { headers, data: { ...account, password, roles: [role] } });
	expect(answer.status(), await answer.text()).toBe(201);
	return { ...account, password, id: (await answer.json()).doc.id };
}

/** In a browser of their own, signed in. */
export async function comes(browser: Browser, who: Colleague, options: BrowserContextOptions): Promise<Page> {
	const page = await (await browser.newContext(options)).newPage();
	await openSession(page, who);
	return page;
}

export async function leave(request: APIRequestContext, ...people: Colleague[]): Promise<void> {
	const headers = await as(request, 'administrator');
	for (const { id } of people) await request.delete(`/api/users/${id}`, { headers });
}
