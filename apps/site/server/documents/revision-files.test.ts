import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildContent } from '../content/content.ts';
import { both, product, productDocument, revision, snapshotWith } from '../content/fixtures.ts';
import { createRevisionFiles } from './revision-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'revisions-'));
const revisions = [
	revision(1, 'en', 1, { state: 'superseded', endedOn: '2026-02-01', references: ['OLD-1'] }),
	revision(1, 'en', 2),
	revision(1, 'es', 1, { state: 'withdrawn', endedOn: '2026-03-01', reason: both('Wrong dose.', '剂量有误。') }),
];
for (const { file, number } of revisions) writeFileSync(join(folder, file.name), `%PDF-${number}...`);

const content = buildContent(
	snapshotWith({
		products: [product(1, { reference: 'HA-1' })],
		productDocuments: [productDocument(1, { productIds: [1] })],
		revisions,
	}),
);
const answer = createRevisionFiles({
	content: () => content,
	copies: {
		locate: async (name) => {
			const file = join(folder, name);
			return { file, stats: await stat(file) };
		},
	},
	headers: {},
	showPage: async (request, response) => response.writeHead(410).end(`page ${request.url}`),
});
const server = createServer((request, response) => {
	const { pathname } = new URL(request.url ?? '', 'http://site');
	void (answer(request, response, pathname, '') ?? response.writeHead(200).end('a page'));
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const get = (path: string, headers = {}) =>
	fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers, redirect: 'manual' });

afterAll(() => {
	server.close();
	rmSync(folder, { recursive: true, force: true });
});

describe('the file of a document', () => {
	it('is revalidated at the current address and kept at a named one, by hash', { tags: '@DOC-5' }, async () => {
		const now = await get('/documents/HA-1/ifu/en.pdf');
		const first = await get('/documents/HA-1/ifu/en/1.pdf');
		expect([await now.text(), await first.text()]).toEqual(['%PDF-2...', '%PDF-1...']);
		expect(now.headers.get('cache-control')).toBe('no-cache');
		expect(first.headers.get('cache-control')).toContain('immutable');
		expect(now.headers.get('content-disposition')).toBe('inline; filename="HA-1-ifu-en-2.pdf"');
		const etag = `"${revisions[1]?.file.sha256}"`;
		expect(now.headers.get('etag')).toBe(etag);
		expect((await get('/documents/HA-1/ifu/en.pdf', { 'if-none-match': etag })).status).toBe(304);
		const part = await get('/documents/HA-1/ifu/en.pdf', { range: 'bytes=0-4' });
		expect([part.status, await part.text()]).toEqual([206, '%PDF-']);
	});

	it('is found under every number that its product had at a release', { tags: '@DOC-10' }, async () => {
		expect((await get('/documents/OLD-1/ifu/en/1.pdf')).status).toBe(200);
		expect((await get('/documents/OLD-1/ifu/en.pdf')).status).toBe(200);
	});

	it.each([['/documents/ha-1/ifu/en.pdf', '/documents/HA-1/ifu/en.pdf']])(
		'%s moves to %s',
		{ tags: '@DOC-4' },
		async (from, to) => {
			const { status, headers } = await get(from);
			expect([status, headers.get('location')]).toEqual([301, to]);
		},
	);

	it.each([
		['/documents/ha-1', '/documents?words=HA-1&in='],
		['/documents/OLD-1?lang=cn', '/documents?words=OLD-1&in=&lang=cn'],
		['/documents/HA-1/ifu', '/documents?words=HA-1&kind=ifu&in='],
	])('%s, which is cut short, leads to the library', { tags: '@DOC-4' }, async (from, to) => {
		const { status, headers } = await get(from);
		expect([status, headers.get('location')]).toEqual([302, to]);
	});

	it('that was withdrawn is gone, and its page says why', { tags: '@DOC-6' }, async () => {
		for (const path of ['/documents/HA-1/ifu/es', '/documents/HA-1/ifu/es/1']) {
			const gone = await get(`${path}.pdf?lang=cn`);
			expect([gone.status, await gone.text()]).toEqual([410, `page ${path}?lang=cn`]);
		}
	});

	it('does not exist at the address of a page', async () => {
		for (const path of [
			'/documents',
			'/documents/HA-9',
			'/documents/HA-1/poster',
			'/documents/HA-1/ifu/en',
			'/documents/HA-1/poster/en.pdf',
			'/documents/%E0%A4%A/ifu/en.pdf',
		])
			expect(await (await get(path)).text()).toBe('a page');
	});
});
