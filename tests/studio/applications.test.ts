import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { find, letterOf, post } from './support/answers.ts';
import { as, type Role } from './support/api.ts';
import { address, deliver } from './support/letters.ts';
import { application } from './support/submissions.ts';
import { expect, test } from './support/without-pages.ts';

async function applies(request: APIRequestContext) {
	const sent = application('', address());
	await deliver(request, sent);
	return letterOf(request, 'recruiter', 'messages', sent.reference);
}
const stored = async (request: APIRequestContext, id: number) =>
	(await find(request, 'recruiter', 'messages', `where[id][equals]=${id}`))[0];

test('simultaneous changes by several people are all kept', { tags: '@DESK-41' }, async ({ request }) => {
	const { id, reference } = await applies(request);
	const changes = [{ stage: 'interview' }, { rating: 3 }, { stage: 'interview' }, { rating: 3 }];
	const roles: Role[] = ['recruiter', 'administrator'];
	const path = `/application-changes/${reference}`;
	const said = await Promise.all(changes.flatMap((data) => roles.map((role) => post(request, role, path, data))));
	expect(new Set(said.map(({ status }) => status))).toEqual(new Set([200]));
	expect(await stored(request, id)).toMatchObject({ stage: 'interview', rating: 3 });
});

test('only recruiters read notes about an applicant', { tags: '@DESK-47' }, async ({ request }) => {
	const { id, reference } = await applies(request);
	const text = `Note ${randomUUID()}`;
	const kept = await post(request, 'recruiter', `/answers/${reference}/received`, { text });
	expect(kept.status).toBe(200);
	const seenBy = async (role: Role) =>
		JSON.stringify(await find(request, role, 'exchanges', `where[text][equals]=${encodeURIComponent(text)}`));
	for (const role of ['recruiter', 'administrator'] as Role[]) expect(await seenBy(role)).toContain(text);
	for (const role of ['sales', 'quality'] as Role[]) expect(await seenBy(role)).toBe('[]');
	for (const role of ['sales', 'editor', 'quality'] as Role[]) {
		const headers = await as(request, role);
		expect((await request.get(`/api/answers/${reference}`, { headers })).status()).toBe(role === 'editor' ? 403 : 404);
		expect((await request.patch(`/api/messages/${id}`, { headers, data: { stage: 'hired' } })).status()).toBe(403);
		expect((await post(request, role, `/application-changes/${reference}`, { stage: 'hired' })).status).toBe(403);
	}
});
