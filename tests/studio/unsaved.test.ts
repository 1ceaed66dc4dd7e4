import { as } from './support/api.ts';
import { sql } from './support/database.ts';
import { newArticle } from './support/unsaved.ts';
import { expect, test } from './support/without-pages.ts';

test('nobody else sees or changes a person’s unsaved changes', { tags: '@EDIT-9' }, async ({ request }) => {
	const article = await newArticle(request, 'Private');
	const item = String(article.id);
	const change = { path: 'title', was: 'Private', is: 'Mine alone' };
	const ask = async (role: 'administrator' | 'editor' | 'sales', method: string, data?: object) => {
		const headers = await as(request, role);
		const address = `/api/unsaved${method === 'GET' ? `?kind=articles&item=${item}` : ''}`;
		return request.fetch(address, { method, headers, data });
	};
	const body = { kind: 'articles', item, savedAt: article.updatedAt, changes: [change] };
	expect((await ask('editor', 'POST', body)).status()).toBe(200);
	expect((await (await ask('editor', 'GET')).json()).kept).toMatchObject([{ changes: [change] }]);
	expect((await (await ask('administrator', 'GET')).json()).kept).toEqual([]);
	expect((await ask('sales', 'GET')).status()).toBe(403);
	expect((await ask('sales', 'POST', body)).status()).toBe(403);
	expect((await request.get(`/api/unsaved?kind=articles&item=${item}`)).status()).toBe(403);
	for (const rubbish of [{}, { ...body, changes: 'all' }, { ...body, kind: 'users' }, { ...body, kind: 'nothing' }])
		expect((await ask('editor', 'POST', rubbish)).status()).toBe(400);
	const headers = { ...(await as(request, 'editor')), 'content-type': 'application/json' };
	expect((await request.post('/api/unsaved', { headers, data: Buffer.from('{') })).status()).toBe(400);
	expect((await ask('editor', 'POST', { ...body, changes: [] })).status()).toBe(200);
});

const unversioned = [
	...['categories', 'test-types', 'job-categories', 'job-locations', 'redirects', 'lots', 'documents', 'films'],
];
/** They have no id. */
const globals = ['home', 'navigation', 'site-settings'];

test('unsaved changes of kinds without versions or ids are kept', { tags: '@EDIT-7' }, async ({ request }) => {
	const headers = await as(request, 'administrator');
	for (const kind of [...unversioned, ...globals]) {
		const found = globals.includes(kind) ? null : await request.get(`/api/${kind}?limit=1&depth=0`, { headers });
		const item = found ? String((await found.json()).docs[0]?.id ?? 'new-1') : '';
		const change = { path: 'name', was: 'Before', is: 'After' };
		const data = { kind, item, savedAt: null, changes: [change] };
		expect((await request.post('/api/unsaved', { headers, data })).status(), kind).toBe(200);
		const answer = await request.get(`/api/unsaved?kind=${kind}&item=${item}`, { headers });
		expect(await answer.json(), kind).toMatchObject({ kept: [{ item, changes: [change] }] });
		await request.post('/api/unsaved', { headers, data: { ...data, changes: [] } });
	}
});

test('unsaved changes are no version and are not in the audit log', { tags: '@EDIT-9' }, async ({ request }) => {
	const { id, updatedAt } = await newArticle(request, 'As it is');
	const traces = () =>
		sql(`select (select count(*) from _articles_v where parent_id = ${id}) as versions,
			(select count(*) from trail.changes where kind = 'articles' and item = '${id}') as changes`);
	const before = await traces();
	const changes = [{ path: 'title', was: 'As it is', is: 'Half a thought' }];
	const data = { kind: 'articles', item: String(id), savedAt: updatedAt, changes };
	const answer = await request.post('/api/unsaved', { headers: await as(request, 'editor'), data });
	expect(answer.status()).toBe(200);
	expect(await traces()).toEqual(before);
});
