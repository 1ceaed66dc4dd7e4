import { createLocalReq, type Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { startSampleForTests } from '../database/studio-for-tests.ts';
import { findEndpoint } from './find-endpoint.ts';
import type { FoundGroup } from './found.ts';

let payload: Payload;
beforeAll(async () => {
	payload = await startSampleForTests();
});

async function find(role: Role, words: string, language = 'en'): Promise<FoundGroup[]> {
	const user = { id: 77, collection: 'users', roles: [role], name: role } as never;
	const req = await createLocalReq({ user }, payload);
	req.i18n = { ...req.i18n, language } as typeof req.i18n;
	Object.assign(req, { searchParams: new URLSearchParams({ words }) });
	return (await findEndpoint.handler(req)).json();
}

const titles = (groups: FoundGroup[], name: string) =>
	groups.find((group) => group.name === name)?.found.map(({ title }) => title) ?? [];

test('items are found by parts of their names in both languages, and by reference', { tags: '@WORK-10' }, async () => {
	expect(titles(await find('editor', 'flu rapid'), 'Content')).toContain('Flu A/B Rapid Test');
	expect(titles(await find('editor', 'HA-FLU-25'), 'Content')).toContain('Flu A/B Rapid Test');
	const { docs } = await payload.find({
		collection: 'products',
		where: { reference: { equals: 'HA-FLU-25' } },
		depth: 0,
	});
	const chinese = String(docs[0]?.titleCn ?? '').slice(0, 3);
	expect(titles(await find('editor', chinese), 'Content')).toContain('Flu A/B Rapid Test');
});

test('signs that mean something to the database are only signs', { tags: '@WORK-10' }, async () => {
	for (const words of ['%', '_____', "' or 1=1 --", '\\', '( & |'])
		expect(titles(await find('editor', words), 'Content')).not.toContain('Flu A/B Rapid Test');
});

test('actions, lists and settings are found by their names', { tags: '@WORK-10' }, async () => {
	expect(titles(await find('editor', 'new prod'), 'Go to')).toContain('New product');
	expect(titles(await find('editor', 'releases'), 'Go to')).toContain('Releases');
	expect(titles(await find('editor', 'phone'), 'Settings')).not.toEqual([]);
	expect(titles(await find('editor', '新建产品', 'zh'), '前往')).toContain('新建产品');
});

test('without words, the places of the menu are offered', { tags: '@WORK-10' }, async () => {
	const groups = await find('sales', ' ');
	expect(groups.map(({ name }) => name)).toEqual(['Go to']);
	expect(titles(groups, 'Go to')).toContain('Desk');
});

test('a role finds only what it may open', { tags: '@WORK-10' }, async () => {
	expect(await find('sales', 'flu rapid')).toEqual([]);
	expect(titles(await find('sales', 'new prod'), 'Go to')).toEqual([]);
	expect(titles(await find('editor', 'privacy'), 'Go to')).toEqual([]);
	expect(titles(await find('administrator', 'privacy'), 'Go to')).toEqual(['Privacy requests']);
});

test('what was moved to the trash is not found', { tags: '@WORK-10' }, async () => {
	const title = 'Zebrafish in the trash';
	const { id } = await payload.create({
		collection: 'articles',
		data: { title, _status: 'draft' } as never,
		draft: true,
	});
	expect(titles(await find('editor', 'zebrafish'), 'Content')).toEqual([title]);
	await payload.update({ collection: 'articles', id, data: { deletedAt: new Date().toISOString() } as never });
	expect(titles(await find('editor', 'zebrafish'), 'Content')).toEqual([]);
});
