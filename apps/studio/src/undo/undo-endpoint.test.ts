import { createLocalReq, type Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { startSampleForTests } from '../database/studio-for-tests.ts';
import { undoEndpoint } from './undo-endpoint.ts';

let payload: Payload;
beforeAll(async () => {
	payload = await startSampleForTests();
});

async function undo(role: Role, ids: number[], published: number[]) {
	const user = { id: 1, collection: 'users', roles: [role], name: role } as never;
	const req = await createLocalReq({ user }, payload);
	Object.assign(req, { json: async () => ({ kind: 'articles', ids, published }) });
	return undoEndpoint.handler(req);
}

async function publishedArticle(): Promise<number> {
	const where = { _status: { equals: 'published' } };
	const [article] = (await payload.find({ collection: 'articles', where, sort: 'id', limit: 1, depth: 0 })).docs;
	return Number(article?.id);
}
const stateOf = async (id: number, draft = false) =>
	payload.findByID({ collection: 'articles', id, draft, depth: 0, trash: true });

test.each([
	['moved to the trash', { deletedAt: new Date().toISOString() }],
	['taken off the site', { _status: 'draft' }],
] as const)(
	'what was %s is back on the site, and its newer draft is a draft again',
	{ tags: '@EDIT-60' },
	async (_, change) => {
		const id = await publishedArticle();
		const { title } = await stateOf(id);
		await payload.update({ collection: 'articles', id, data: { title: 'A newer draft' } as never, draft: true });
		await payload.update({ collection: 'articles', id, data: change as never });
		expect((await stateOf(id))._status).toBe('draft');

		expect((await undo('editor', [id], [id])).status).toBe(200);
		expect(await stateOf(id)).toMatchObject({ title, _status: 'published', deletedAt: null });
		expect(await stateOf(id, true)).toMatchObject({ title: 'A newer draft', _status: 'draft' });
		await payload.update({ collection: 'articles', id, data: { title, _status: 'published' } as never });
	},
);

test('a draft comes back as a draft', { tags: '@EDIT-60' }, async () => {
	const { id } = await payload.create({ collection: 'articles', data: { title: 'Begun' } as never, draft: true });
	await payload.update({ collection: 'articles', id, data: { deletedAt: new Date().toISOString() } as never });
	await undo('editor', [id], []);
	expect(await stateOf(id)).toMatchObject({ title: 'Begun', _status: 'draft', deletedAt: null });
});

test('nobody undoes what their role may not change', { tags: '@EDIT-60' }, async () => {
	const id = await publishedArticle();
	await payload.update({ collection: 'articles', id, data: { _status: 'draft' } as never });
	expect((await undo('sales', [id], [id])).status).toBe(409);
	expect((await stateOf(id))._status).toBe('draft');
});
