import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { as, type Role } from './api.ts';

export type Doc = Record<string, unknown> & { id: number };

export async function find(request: APIRequestContext, role: Role, collection: string, where: string): Promise<Doc[]> {
	const headers = await as(request, role);
	const answer = await request.get(`/api/${collection}?${where}&limit=100&sort=id&depth=0`, { headers });
	return (await answer.json()).docs;
}

export async function letterOf(request: APIRequestContext, role: Role, collection: string, reference: string) {
	const [letter] = await find(request, role, collection, `where[reference][equals]=${reference}`);
	if (!letter) throw new Error(`${reference} has not arrived`);
	return letter;
}

/** The data that the reply form sends. */
export const answer = (more: object = {}) => ({
	key: randomUUID(),
	seen: 0,
	subject: 'Your question',
	text: 'Yes, we do.',
	language: 'en',
	...more,
});

export async function post(request: APIRequestContext, role: Role, path: string, data: object) {
	const said = await request.post(`/api${path}`, { headers: await as(request, role), data });
	return { status: said.status(), body: await said.json().catch(() => null) };
}

export async function template(request: APIRequestContext, role: Role, data: object): Promise<number> {
	const { status, body } = await post(request, role, '/answer-templates', {
		name: `Template ${randomUUID()}`,
		subject: 'Thank you, {first name}',
		text: 'Dear {first name} {last name},\n\nthank you for writing about {product}.\n\n{my name}',
		...data,
	});
	expect(status, JSON.stringify(body)).toBe(201);
	return body.doc.id;
}
