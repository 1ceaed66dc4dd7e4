import { as } from './support/api.ts';
import { expect, test } from './support/without-pages.ts';

const collections = [
	...['products', 'articles', 'events', 'jobs', 'pages', 'pictures', 'documents', 'users', 'mails', 'resumes'],
	...['problem-reports', 'report-photos', 'free-pages', 'reusable-sections'],
	...[
		'messages',
		'exchanges',
		'subscribers',
		'watches',
		'told-changes',
		'unsaved-changes',
		'delivered',
		'second-factors',
		'product-views',
		'missed-searches',
		'erasures',
	],
	'payload-jobs',
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

test('the site’s endpoints require its token', async ({ request }) => {
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
	expect((await request.get('/api/inbox/messages/csv')).status()).toBe(403);
	const editor = await as(request, 'editor');
	expect((await request.get('/api/inbox/messages/csv', { headers: editor })).status()).toBe(403);
	const sales = await as(request, 'sales');
	expect((await request.post('/api/privacy/export', { headers: sales, form })).status()).toBe(403);
});

test('there is no GraphQL, no first-user page, and no permission for other origins', async ({ request }) => {
	expect((await request.post('/api/graphql', { data: { query: '{ __typename }' } })).status()).toBe(404);
	const first = { email: 'new@example.com', password: 'new-password', name: 'New', roles: ['administrator'] };
	expect((await request.post('/api/users/first-register', { data: first })).status()).toBe(403);
	const answer = await request.get('/api/users/me', { headers: { origin: 'https://example.com' } });
	expect(answer.headers()['access-control-allow-origin']).toBeUndefined();
});

test('a cookie from another origin signs nobody in', async ({ request }) => {
	const { authorization = '' } = await as(request, 'editor');
	const cookie = `payload-token=${authorization.slice('JWT '.length)}`;
	const own = await request.get('/api/users/me', { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
	expect((await own.json()).user?.email).toBe('editor@example.com');
	const foreign = await request.get('/api/users/me', { headers: { cookie, origin: 'https://example.com' } });
	expect((await foreign.json()).user).toBeNull();
	const neighbor = await request.get('/api/users/me', { headers: { cookie, 'sec-fetch-site': 'same-site' } });
	expect((await neighbor.json()).user).toBeNull();
});

test('strangers have no permission of colleagues', async ({ request }) => {
	const answer = await request.get('/api/access');
	expect(answer.status()).toBe(403);
	expect(await answer.text()).not.toContain('collections');
	const own = await request.get('/api/access', { headers: await as(request, 'editor') });
	expect(Object.keys((await own.json()).collections)).toContain('products');
});

test('an unknown id or path is a 404, and an unreadable query a 400', async ({ request }) => {
	const headers = await as(request, 'administrator');
	const statusOf = async (query: string) => (await request.get(`/api/products?${query}`, { headers })).status();
	const unreadable = ['page=-5', 'page=1e30', 'where=x', 'where[nonsense][equals]=1', 'where[title][nonsense]=1'];
	for (const query of unreadable) expect([query, await statusOf(query)]).toEqual([query, 400]);
	const odd = ['limit=abc', 'limit=-1', 'depth=-1', 'sort=nonsense', 'select=x', 'populate=x', 'page=abc', 'where=[1]'];
	for (const query of odd) expect(await statusOf(query), query).toBeLessThan(500);
	for (const path of [
		'products/abc',
		'products/99999999999999999999',
		'messages/%27',
		'inbox/nothing/csv',
		'no',
		'%ZZ',
		'constructor/1',
		'categories/versions/1',
		'products/versions/999999',
		'pictures/file/nothing.png',
		'documents/file/nothing%00.pdf',
		'resumes/file/nothing.pdf',
	])
		expect((await request.get(`/api/${path}`, { headers })).status(), path).toBe(404);
	expect((await request.post('/api/users/verify/x', { headers })).status()).toBe(404);
});

test('every endpoint that writes refuses a body that is no document', async ({ request }) => {
	const headers = await as(request, 'administrator');
	const json = { ...headers, 'content-type': 'application/json' };
	const form = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
	const bodies: [Record<string, string>, string][] = [
		...['{', 'null', '[]', '[{}]', '"x"', '1', 'true'].map((data): [Record<string, string>, string] => [json, data]),
		[json, '{"id":"abc"}'],
		[json, '{"id":99999999999999999999}'],
		[{ ...headers, 'content-type': 'text/plain' }, 'x'],
		[form, '--x\r\nnonsense'],
		[form, '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n[]\r\n--x--\r\n'],
		[{ ...headers, 'content-type': 'multipart/form-data' }, 'x'],
	];
	for (const [sent, data] of bodies) {
		for (const path of ['products?draft=true', 'users', 'documents', 'redirects', 'globals/navigation'])
			expect([path, data, (await request.post(`/api/${path}`, { headers: sent, data })).status()]).toEqual([
				path,
				data,
				400,
			]);
		const changed = await request.patch('/api/products/1', { headers: sent, data });
		expect([data, changed.status()]).toEqual([data, 400]);
	}
	const account = { name: [], email: {}, roles: 'editor', password: ['x'] };
	expect((await request.post('/api/users', { headers, data: account })).status()).toBe(400);
});
