import { expect, test } from '@playwright/test';
import { as } from './support/api.ts';

const collections = [
	...['products', 'articles', 'events', 'jobs', 'pages', 'pictures', 'documents', 'users', 'mails', 'resumes'],
	...[
		'contact-messages',
		'quote-requests',
		'sign-ups',
		'subscribers',
		'applications',
		'delivered',
		'second-factors',
		'product-views',
		'missed-searches',
		'erasures',
	],
	...['payload-jobs', 'payload-locked-documents'],
];

test('an anonymous request to the API gets nothing', async ({ request }) => {
	for (const collection of collections) {
		for (const path of ['', '/1', '/count', '/versions']) {
			const answer = await request.get(`/api/${collection}${path}`);
			expect([401, 403, 404], `${collection}${path} answered ${answer.status()}`).toContain(answer.status());
		}
		expect([401, 403, 404]).toContain((await request.post(`/api/${collection}`, { data: {} })).status());
	}
	for (const slug of ['home', 'navigation', 'site-settings', 'retention', 'studio-state'])
		expect((await request.get(`/api/globals/${slug}`)).status()).toBe(403);
});

test('an anonymous request finds no preferences', async ({ request }) => {
	expect((await request.get('/api/payload-preferences')).status()).not.toBe(200);
	expect((await (await request.get('/api/payload-preferences/nav')).json()).value).toBeNull();
});

test('the site’s own endpoints want its token', async ({ request }) => {
	const headers = { authorization: 'Bearer something else' };
	for (const path of [
		'snapshot',
		'snapshot/products',
		'preview/product?slug=x',
		'site-media/x.webp',
		'site-documents/x.pdf',
	]) {
		expect((await request.get(`/api/${path}`)).status()).toBe(401);
		expect((await request.get(`/api/${path}`, { headers })).status()).toBe(401);
	}
	expect((await request.post('/api/deliveries', { data: { submissions: [], views: [] } })).status()).toBe(401);
	expect((await request.put('/api/deliveries/files/abcdefgh', { data: 'x' })).status()).toBe(401);
});

test('privacy and CSV are closed to strangers and to the wrong role', async ({ request }) => {
	const form = { email: 'a@example.com' };
	for (const step of ['find', 'export', 'delete'])
		expect((await request.post(`/api/privacy/${step}`, { form })).status(), step).toBe(403);
	expect((await request.get('/api/inbox/applications/csv')).status()).toBe(403);
	const sales = await as(request, 'sales');
	expect((await request.get('/api/inbox/applications/csv', { headers: sales })).status()).toBe(403);
	expect((await request.post('/api/privacy/export', { headers: sales, form })).status()).toBe(403);
});

test('there is no GraphQL, no first-user page, and no permission for other origins', async ({ request }) => {
	expect((await request.post('/api/graphql', { data: { query: '{ __typename }' } })).status()).toBe(404);
	const first = { email: 'new@example.com', password: 'new-password', name: 'New', roles: ['administrator'] };
	expect((await request.post('/api/users/first-register', { data: first })).status()).toBe(403);
	const answer = await request.get('/api/users/me', { headers: { origin: 'https://example.com' } });
	expect(answer.headers()['access-control-allow-origin']).toBeUndefined();
});

test('a cookie used from another origin is nobody’s', async ({ request }) => {
	const { authorization = '' } = await as(request, 'editor');
	const cookie = `payload-token=${authorization.slice('JWT '.length)}`;
	const own = await request.get('/api/users/me', { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
	expect((await own.json()).user?.email).toBe('editor@example.com');
	const foreign = await request.get('/api/users/me', { headers: { cookie, origin: 'https://example.com' } });
	expect((await foreign.json()).user).toBeNull();
});

test('nothing at an address is 404, also for an id that no document can have; a question that nobody can read is 400', async ({
	request,
}) => {
	const headers = await as(request, 'administrator');
	const statusOf = async (query: string) => (await request.get(`/api/products?${query}`, { headers })).status();
	const unreadable = ['page=-5', 'page=1e30', 'where=x', 'where[nonsense][equals]=1', 'where[title][nonsense]=1'];
	for (const query of unreadable) expect([query, await statusOf(query)]).toEqual([query, 400]);
	const odd = ['limit=abc', 'limit=-1', 'depth=-1', 'sort=nonsense', 'select=x', 'populate=x', 'page=abc', 'where=[1]'];
	for (const query of odd) expect(await statusOf(query), query).toBeLessThan(500);
	for (const path of [
		'products/abc',
		'products/99999999999999999999',
		'contact-messages/%27',
		'inbox/nothing/csv',
		'no',
		'%ZZ',
		'constructor/1',
	])
		expect((await request.get(`/api/${path}`, { headers })).status(), path).toBe(404);
});

test('every answer carries a policy, and scripts run by its number alone', async ({ request }) => {
	const { 'content-security-policy': policy = '' } = (await request.get('/admin/login')).headers();
	expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/);
	const data = (await request.get('/api/users/me')).headers();
	expect(data['content-security-policy']).toContain("default-src 'none'");
	expect(data['cache-control']).toContain('no-store');
	expect((await request.fetch('/admin/login', { method: 'TRACE' })).status()).toBe(405);
});
