import { expect, test } from '@playwright/test';
import { as } from './support/api.ts';
import { studioUrl } from './support/places.ts';

test('only colleagues can call the pages’ server functions, and only known names', async ({ request }) => {
	const { authorization = '' } = await as(request, 'editor');
	const page = await (await request.get('/admin/login')).text();
	const id = /\\"id\\":\\"(40[0-9a-f]{40})\\"/.exec(page)?.[1] ?? '';
	expect(id).not.toBe('');
	const call = async (name: string, headers: Record<string, string>) => {
		const data = JSON.stringify([{ name, args: {} }]);
		const sent = { 'next-action': id, accept: 'text/x-component', 'content-type': 'text/plain;charset=UTF-8' };
		return fetch(`${studioUrl}/admin`, { method: 'POST', headers: { ...sent, ...headers }, body: data });
	};
	for (const name of ['constructor', '__proto__', 'toString', 'unknown', 'form-state', 'render-list']) {
		const refused = await call(name, {});
		expect([name, refused.status]).toEqual([name, 401]);
		expect(await refused.text()).toContain('You are not signed in');
	}
	const cookie = `payload-token=${authorization.slice('JWT '.length)}`;
	for (const name of ['constructor', '__proto__', 'toString', 'unknown'])
		expect([name, (await call(name, { cookie })).status]).toEqual([name, 404]);
	expect((await call('form-state', { cookie })).status).toBe(200);
});

test('every response carries a policy, and scripts run only with its nonce', async ({ request }) => {
	const { 'content-security-policy': policy = '' } = (await request.get('/admin/login')).headers();
	expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/);
	const data = (await request.get('/api/users/me')).headers();
	expect(data['content-security-policy']).toContain("default-src 'none'");
	expect(data['cache-control']).toContain('no-store');
	expect((await request.fetch('/admin/login', { method: 'TRACE' })).status()).toBe(405);
});
