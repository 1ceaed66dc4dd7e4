import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { as } from './support/api.ts';
import { sql } from './support/database.ts';
import { dataDir } from './support/places.ts';
import { create, file, newDocument } from './support/revisions.ts';
import { expect, test } from './support/without-pages.ts';

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('a revision with a shared address, an early date or no lot is refused', { tags: '@DOC-27' }, async ({
	request,
}) => {
	const headers = await as(request, 'editor');
	const document = await newDocument(request, headers, 'twin');
	const { title, kind, part, products } = await (
		await request.get(`/api/product-documents/${document}?depth=0`, { headers })
	).json();
	const data = { title: 'The same again', kind, part, products };
	const twin = await request.post('/api/product-documents', { headers, data });
	expect([twin.status(), (await twin.json()).errors[0].data.errors[0].message]).toEqual([
		400,
		expect.stringContaining(`“${title}” is of this kind already`),
	]);
	const refused = async (facts: object) => {
		const answer = await create(request, headers, { document, ...facts }, 'refused');
		return [answer.status(), (await answer.json()).errors[0].data?.errors[0].path];
	};
	const later = new Date(Date.now() + 2 * 86_400_000).toISOString();
	expect(await refused({ state: 'released', effectiveOn: later })).toEqual([400, 'effectiveOn']);
	expect(await refused({ lotsFrom: 'Z9', lotsTo: 'A1' })).toEqual([400, 'lotsTo']);
	expect((await create(request, headers, { document, effectiveOn: later, lotsFrom: 'A1' }, 'draft')).status()).toBe(
		201,
	);
});

test('a released revision cannot be changed or deleted in any way', { tags: '@DOC-12' }, async ({ request }) => {
	const headers = await as(request, 'administrator');
	const document = await newDocument(request, headers, 'kept');
	const other = await newDocument(request, headers, 'other');
	const { doc } = await (await create(request, headers, { document, state: 'released' }, 'kept')).json();
	await create(request, headers, { document, number: 2, state: 'released' }, 'newer');
	const path = `/api/revisions/${doc.id}`;
	const many = `/api/revisions?where[id][equals]=${doc.id}`;
	const row = async () => (await sql(`select * from revisions where id = ${doc.id}`))[0];
	const stored = join(dataDir, 'studio', 'revisions', doc.filename);
	const before = JSON.stringify(await row());

	const changes: object[] = [
		{ document: other },
		{ language: 'es' },
		{ number: 3 },
		{ label: 'A' },
		{ effectiveOn: '2030-01-01T12:00:00.000Z' },
		{ changes: 'Nothing at all.' },
		{ changesCn: '没有' },
		{ lotsFrom: 'A1' },
		{ lotsTo: 'A2' },
		{ references: 'HA-OTHER' },
		{ state: 'draft' },
		{ state: 'released' },
		{ endedOn: '2020-01-01T12:00:00.000Z' },
		{ reason: 'None.' },
		{ reasonCn: '无' },
		{ state: 'draft', changes: 'Again.' },
	];
	const upload = { file: file('other'), _payload: JSON.stringify({}) };
	const sameName = { file: { ...file('other'), name: doc.filename }, _payload: JSON.stringify({}) };
	const ways: [name: string, work: () => Promise<{ status: () => number }>][] = [
		...changes.flatMap((data): typeof ways => [
			[`PATCH ${JSON.stringify(data)}`, () => request.patch(path, { headers, data })],
			[`PATCH of many ${JSON.stringify(data)}`, () => request.patch(many, { headers, data })],
		]),
		['a new file', () => request.patch(path, { headers, multipart: upload })],
		['a new file of the same name', () => request.patch(path, { headers, multipart: sameName })],
		['a new file for many', () => request.patch(many, { headers, multipart: upload })],
		['DELETE', () => request.delete(path, { headers })],
		['DELETE of many', () => request.delete(many, { headers })],
		['DELETE of all', () => request.delete('/api/revisions?where[id][exists]=true', { headers })],
		[
			'into the trash',
			() => request.patch(`${path}?trash=true`, { headers, data: { state: 'draft', deletedAt: '2026-01-01' } }),
		],
		['deleting its document', () => request.delete(`/api/product-documents/${document}`, { headers })],
		[
			'another kind of its document',
			() => request.patch(`/api/product-documents/${document}`, { headers, data: { kind: 'ifu' } }),
		],
		[
			'another part of its document',
			() => request.patch(`/api/product-documents/${document}`, { headers, data: { part: 'x' } }),
		],
		[
			'no products of its document',
			() => request.patch(`/api/product-documents/${document}`, { headers, data: { products: [] } }),
		],
		['a second one of its number', () => create(request, headers, { document, state: 'released' }, 'twin')],
		['deleting its product', () => request.delete('/api/products/104', { headers })],
	];
	expect(ways.length).toBeGreaterThanOrEqual(40);
	for (const [name, work] of ways) {
		const answer = await work();
		expect.soft([name, answer.status() >= 400 && answer.status() < 500], name).toEqual([name, true]);
		expect.soft(JSON.stringify(await row()), name).toBe(before);
	}
	// The studio ignores facts of the file that a caller sends.
	for (const data of [
		{ sha256: '0'.repeat(64) },
		{ filename: 'x.pdf' },
		{ filesize: 1 },
		{ url: 'https://bad.example/' },
	]) {
		await request.patch(path, { headers, data });
		const { updated_at: _, ...now } = (await row()) ?? {};
		const { updated_at: __, ...then } = JSON.parse(before);
		expect(JSON.parse(JSON.stringify(now))).toEqual(then);
	}
	for (const role of ['editor', 'sales', 'recruiter'] as const)
		expect((await request.delete(path, { headers: await as(request, role) })).status()).toBeGreaterThanOrEqual(400);

	for (const statement of [
		`update revisions set sha256 = repeat('0', 64) where id = ${doc.id}`,
		`update revisions set filename = 'x.pdf' where id = ${doc.id}`,
		`update revisions set state = 'draft' where id = ${doc.id}`,
		`update revisions set ended_on = now() where id = ${doc.id}`,
		`delete from revisions where id = ${doc.id}`,
		'truncate revisions cascade',
		`update product_documents set kind = 'ifu' where id = ${document}`,
		`delete from product_documents where id = ${document}`,
		`delete from product_documents_rels where parent_id = ${document}`,
	])
		await expect(sql(statement), statement).rejects.toThrow(/released|kept|can not go from/);
	expect(hashOf(readFileSync(stored))).toBe(doc.sha256);
	expect(statSync(stored).mode & 0o222).toBe(0);
});
