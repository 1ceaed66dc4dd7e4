import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { as, cookieWith, type Headers, type Role, sessionIn } from './api.ts';
import { sql } from './database.ts';
import { studioUrl } from './places.ts';

export interface Colleague {
	id: number;
	name: string;
	email: string;
	password: string;
}

/** Creates another account with this role, for tests in which two people work at once. */
export async function newColleague(request: APIRequestContext, firstName: string, role: Role): Promise<Colleague> {
	const mark = randomUUID().slice(0, 8);
	const account = { name: `${firstName} ${mark}`, email: `${firstName}-${mark}@example.com`.toLowerCase() };
	const password = `password-of-${firstName}-${mark}`;
	const headers = await as(request, 'administrator');
	const answer = await request.post('/api/users', { headers, data: { ...account, password, roles: [role] } });
	expect(answer.status(), await answer.text()).toBe(201);
	return { ...account, password, id: (await answer.json()).doc.id };
}

const editors = new Map<string, Promise<Colleague>>();

/** An editor with this first name and no unsaved changes, shared by all tests of a worker. */
export async function editorNamed(request: APIRequestContext, firstName: string): Promise<Colleague> {
	const known = editors.get(firstName) ?? newColleague(request, firstName, 'editor');
	editors.set(firstName, known);
	const who = await known;
	await sql(`delete from unsaved_changes where person = ${who.id}`);
	return who;
}

const sessions = new Map<number, Promise<Headers>>();

/** Request headers of this person, who signs in once. */
export function of(request: APIRequestContext, { id, email, password }: Colleague): Promise<Headers> {
	const signIn = async () =>
		sessionIn(await request.post(`${studioUrl}/api/users/login`, { data: { email, password } }));
	const session = sessions.get(id) ?? signIn();
	sessions.set(id, session);
	return session;
}

/** Opens a page in a separate browser context, signed in. */
export async function comes(browser: Browser, who: Colleague, options: BrowserContextOptions): Promise<Page> {
	const context = await browser.newContext(options);
	await context.addCookies([cookieWith(await of(context.request, who))]);
	return context.newPage();
}

export async function leave(request: APIRequestContext, ...people: Colleague[]): Promise<void> {
	const headers = await as(request, 'administrator');
	for (const { id } of people) await request.delete(`/api/users/${id}`, { headers });
}
