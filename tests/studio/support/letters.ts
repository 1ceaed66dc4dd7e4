import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { as, asSite, type Role } from './api.ts';

type Letter = { id: number; reference: string } & Record<string, unknown>;

export const address = () => `${randomUUID()}@example.com`;

/** Delivers submissions as the site does. */
export async function deliver(
	request: APIRequestContext,
	...submissions: ({ reference: string } & Record<string, unknown>)[]
): Promise<void> {
	const answer = await request.post('/api/deliveries', { headers: asSite, data: { submissions } });
	expect((await answer.json()).stored).toEqual(submissions.map(({ reference }) => reference));
}

/** Finds the rows of a collection with a reference, as a colleague. */
export async function found(
	request: APIRequestContext,
	collection: string,
	reference: string,
	role: Role = 'administrator',
) {
	const query = new URLSearchParams({ 'where[reference][equals]': reference, limit: '0' });
	const answer = await request.get(`/api/${collection}?${query}`, { headers: await as(request, role) });
	return (await answer.json()).docs as Letter[];
}

/** A word that no other message contains. */
export const ownWord = () => `w${randomUUID().replaceAll('-', '').slice(0, 12)}`;

/** Sends a form of the inbox about a message; the response says where the browser goes next. */
export async function work(request: APIRequestContext, role: Role, reference: string, form: Record<string, string>) {
	const answer = await request.post(`/api/desk/${reference}`, {
		headers: await as(request, role),
		form,
		maxRedirects: 0,
	});
	return { status: answer.status(), location: answer.headers().location ?? '' };
}
