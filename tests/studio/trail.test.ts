import type { APIRequestContext } from '@playwright/test';
import { as, asSite, type Role, roles } from './support/api.ts';
import { sql } from './support/database.ts';
import { contact } from './support/submissions.ts';
import { trailOf } from './support/trail.ts';
import { expect, test } from './support/without-pages.ts';

const ask = async (request: APIRequestContext, role: Role, method: string, path: string, data?: object) => {
	const answer = await request.fetch(`/api${path}`, { method, headers: await as(request, role), data });
	return { status: answer.status(), body: await answer.json().catch(() => null) };
};

const told = (rows: Record<string, unknown>[]) => rows.map(({ name, operation }) => `${name}: ${operation}`);

test('the audit log has every change with its author and each field before and after', {
	tags: ['@TRAIL-1', '@TRAIL-2', '@TRAIL-3'],
}, async ({ request }) => {
	const editor = (method: string, path: string, data?: object) => ask(request, 'editor', method, path, data);
	const { docs } = (await editor('GET', '/events?limit=1&depth=0')).body;
	const { id: _, createdAt: __, updatedAt: ___, ...copy } = docs[0];
	const slug = `trailed-${Date.now()}`;
	const { doc } = (await editor('POST', '/events', { ...copy, title: 'Trailed', slug, _status: 'draft' })).body;
	const path = `/events/${doc.id}`;
	await editor('PATCH', `${path}?draft=true`, { booth: 'B 12' });
	await editor('PATCH', path, { _status: 'published' });
	const versions = (await editor('GET', `/events/versions?where[parent][equals]=${doc.id}&sort=updatedAt&depth=0`))
		.body;
	// The audit log also has changes by clients that select other fields.
	await editor('PATCH', `/events?where[id][equals]=${doc.id}&select[slug]=true`, { booth: 'C 1' });
	expect((await editor('PATCH', path, { url: 'not a url', _status: 'published' })).status).toBe(400);
	await editor('POST', `/events/versions/${versions.docs[0].id}`, {});
	await editor('PATCH', path, { deletedAt: new Date().toISOString() });
	await editor('PATCH', `${path}?trash=true`, { deletedAt: null });
	await ask(request, 'administrator', 'DELETE', `${path}`);

	const rows = await trailOf('events', doc.id);
	expect(told(rows)).toEqual([
		'editor: created as a draft',
		'editor: draft saved',
		'editor: published',
		'editor: published',
		'editor: version restored as a draft',
		'editor: moved to the trash',
		'editor: taken out of the trash',
		'Administrator: deleted for good',
	]);
	expect(rows[1]?.changes).toEqual([{ path: 'booth', label: 'Booth', before: copy.booth || null, after: 'B 12' }]);
	expect(rows[3]?.changes).toEqual([{ path: 'booth', label: 'Booth', before: 'B 12', after: 'C 1' }]);
	expect(rows[7]?.changes).toContainEqual({ path: 'title', label: 'Title', before: 'Trailed', after: null });
	for (const row of rows) expect(row.title).toBe('Trailed');

	const retention = (await ask(request, 'administrator', 'GET', '/globals/retention')).body;
	await ask(request, 'administrator', 'POST', '/globals/retention', { spam: retention.spam + 1 });
	await ask(request, 'administrator', 'POST', '/globals/retention', { spam: retention.spam });
	const settings = (await trailOf('retention', '')).slice(-2);
	expect(settings.map(({ changes }) => changes)).toEqual([
		[expect.objectContaining({ path: 'spam', before: String(retention.spam), after: String(retention.spam + 1) })],
		[expect.objectContaining({ path: 'spam', before: String(retention.spam + 1), after: String(retention.spam) })],
	]);
	expect(await sql(`select name from trail.changes where operation = 'sample brought in'`)).toEqual([
		{ name: 'The studio' },
	]);
});

test('the audit log has no secrets and no texts of visitors', { tags: ['@TRAIL-3', '@TRAIL-4'] }, async ({
	request,
}) => {
	const submission = contact(`trail-${Date.now()}@example.com`);
	await request.post('/api/deliveries', { headers: asSite, data: { submissions: [submission] } });
	const where = `where[reference][equals]=${submission.reference}`;
	const { id } = (await ask(request, 'sales', 'GET', `/messages?${where}`)).body.docs[0];
	await ask(request, 'sales', 'PATCH', `/messages/${id}`, {
		status: 'done',
		followUpAt: '2027-01-04T00:00:00.000Z',
	});
	const rows = await trailOf('messages', id);
	expect(told(rows)).toEqual(['The site: received', 'sales: changed']);
	expect(rows[0]).toMatchObject({ title: submission.reference, changes: [] });
	expect(rows[1]?.changes).toEqual([
		{ path: 'status', label: 'Status', before: 'New', after: 'Done' },
		{ path: 'followUpAt', label: 'Follow up on', before: null, after: null },
		{ path: 'doneAt', label: 'Done', before: null, after: null },
	]);

	const account = {
		name: 'Trailed',
		email: `${Date.now()}@example.com`,
		password: 'never-in-the-trail',
		roles: ['sales'],
	};
	const { doc } = (await ask(request, 'administrator', 'POST', '/users', account)).body;
	await ask(request, 'administrator', 'PATCH', `/users/${doc.id}`, { roles: ['editor'], password: 'nor-is-this-one' });
	await ask(request, 'administrator', 'DELETE', `/users/${doc.id}`);
	const people = await trailOf('users', doc.id);
	expect(told(people)).toEqual(['Administrator: created', 'Administrator: changed', 'Administrator: deleted for good']);
	expect(people[1]?.changes).toEqual([
		expect.objectContaining({ path: 'roles', after: expect.stringMatching(/^Editor/) }),
		{ path: 'password', label: 'Password', before: null, after: null },
	]);
	const [all] = await sql(`select string_agg(changes::text || title, ' ') as text from trail.changes`);
	for (const secret of ['never-in-the-trail', 'nor-is-this-one', submission.fields.email, 'Ada called back'])
		expect(all?.text).not.toContain(secret);
	expect(all?.text).not.toMatch(/"(hash|salt|sessions|secret|recoveryCodes|resetPasswordToken)/);
});

test('the studio’s database user cannot change the audit log', { tags: '@TRAIL-5' }, async () => {
	const [before] = await sql('select count(*) as rows from trail.changes');
	for (const change of [
		"update trail.changes set name = 'Nobody'",
		'delete from trail.changes',
		'truncate trail.changes',
		'drop table trail.changes',
		'drop schema trail cascade',
	])
		await expect(sql(change), change).rejects.toThrow(/permission denied|must be owner/);
	expect(await sql('select count(*) as rows from trail.changes')).toEqual([before]);
});

test('only administrators, Regulatory and Quality read the whole audit log', { tags: '@TRAIL-8' }, async ({
	request,
}) => {
	const readers: Role[] = [];
	for (const role of roles) if ((await ask(request, role, 'GET', '/trail/csv')).status === 200) readers.push(role);
	expect(readers).toEqual(['administrator', 'regulatory', 'quality']);
});

test('all versions of a product are kept, and the last hundred of other content', { tags: '@TRAIL-7' }, async ({
	request,
}) => {
	const kept = async (collection: string) => {
		const { docs } = (await ask(request, 'editor', 'GET', `/${collection}?limit=1&depth=0`)).body;
		const { doc } = (await ask(request, 'editor', 'POST', `/${collection}/${docs[0].id}/duplicate`)).body;
		// Older than the version that the copy has.
		await sql(`insert into _${collection}_v (parent_id, version__status, created_at, updated_at)
			select ${doc.id}, 'draft', now() - age * interval '1 hour', now() - age * interval '1 hour' from generate_series(1, 110) age`);
		await ask(request, 'editor', 'PATCH', `/${collection}/${doc.id}?draft=true&depth=0`, { title: 'Saved once more' });
		const [versions] = await sql(`select count(*)::int as number from _${collection}_v where parent_id = ${doc.id}`);
		await ask(request, 'editor', 'DELETE', `/${collection}/${doc.id}`);
		return versions?.number;
	};
	expect(await Promise.all([kept('products'), kept('events')])).toEqual([112, 100]);
});
