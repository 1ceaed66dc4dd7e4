import { type APIRequestContext, expect, test } from '@playwright/test';
import { as, asSite } from './support/api.ts';
import { wire } from './support/site.ts';

async function global(request: APIRequestContext, slug: string, change: (data: never) => void) {
	const headers = await as(request, 'editor');
	const data = await (await request.get(`/api/globals/${slug}?depth=0`, { headers })).json();
	const changed = structuredClone(data);
	change(changed as never);
	return { answer: await request.post(`/api/globals/${slug}`, { headers, data: changed }), before: data };
}

const versions = async (request: APIRequestContext) =>
	(await (await request.get('/api/snapshot', { headers: asSite })).json()).versions;

test('a menu edit reaches the site', async ({ request }) => {
	const headers = await as(request, 'editor');
	const names = async () => JSON.stringify(await wire(request, '/index/cate', { language: 'en' }));
	const before = await versions(request);
	const menu = await global(request, 'navigation', (data: { items: { name: string }[] }) => {
		Object.assign(data.items[0] ?? {}, { name: 'A name of a test' });
	});
	expect(menu.answer.ok()).toBe(true);
	expect((await versions(request)).navigation).not.toBe(before.navigation);
	await expect.poll(names).toContain('A name of a test');
	await request.post('/api/globals/navigation', { headers, data: menu.before });
	expect((await versions(request)).navigation).toBe(before.navigation);
});
