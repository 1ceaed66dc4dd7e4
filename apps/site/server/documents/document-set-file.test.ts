import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { buildContent } from '../content/content.ts';
import { product, productDocument, revision, snapshotWith } from '../content/fixtures.ts';
import { createDocumentSetFile } from './document-set-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'set-'));
const revisions = [
	revision(1, 'en', 1, { state: 'superseded', endedOn: '2026-02-01' }),
	revision(1, 'en', 2),
	revision(1, 'es', 1),
	revision(2, 'en', 1, { state: 'withdrawn', endedOn: '2026-02-01' }),
	revision(3, 'en', 1),
];
for (const { file, id } of revisions) writeFileSync(join(folder, file.name), `%PDF ${id} `.repeat(20_000));
const content = buildContent(
	snapshotWith({
		products: [product(1, { reference: 'HA/1' }), product(2, { reference: 'HA-2' })],
		productDocuments: [
			productDocument(1),
			productDocument(2),
			productDocument(3, { kind: 'sds', part: 'buffer', productIds: [2] }),
		],
		revisions,
	}),
);
let wait: number | undefined;
const answer = createDocumentSetFile({
	content: () => content,
	copies: { locate: async (name) => ({ file: join(folder, name), stats: await stat(join(folder, name)) }) },
	headers: {},
	refused: async () => wait,
});
const server = createServer((request, response) => void answer(request, response));
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const get = (query: Record<string, string>) =>
	fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/?${new URLSearchParams(query)}`);

afterAll(() => {
	server.close();
	rmSync(folder, { recursive: true, force: true });
});

it('pasted numbers give the valid documents and a list that describes them', { tags: '@DOC-20' }, async () => {
	const files = unzipSync(
		new Uint8Array(await (await get({ references: 'ha/1, HA-2;nothing\nHA-2\n=1+1' })).arrayBuffer()),
	);
	const [en, es, sds] = [revisions[1], revisions[2], revisions[4]];
	expect(Object.keys(files)).toEqual([
		'manifest.csv',
		'HA%2F1/ifu-en-2.pdf',
		'HA%2F1/ifu-es-1.pdf',
		'HA-2/sds-buffer-en-1.pdf',
	]);
	expect(strFromU8(files['HA-2/sds-buffer-en-1.pdf'] ?? new Uint8Array())).toBe(`%PDF ${sds?.id} `.repeat(20_000));
	expect(Buffer.from(files['manifest.csv'] ?? []).toString()).toBe(
		[
			'\uFEFF"file","REF","kind","language","revision","SHA-256"',
			`"HA%2F1/ifu-en-2.pdf","HA/1","ifu","en","2","${en?.file.sha256}"`,
			`"HA%2F1/ifu-es-1.pdf","HA/1","ifu","es","1","${es?.file.sha256}"`,
			`"HA-2/sds-buffer-en-1.pdf","HA-2","sds","en","1","${sds?.file.sha256}"`,
			'"","nothing","not found","","",""',
			`"","'=1+1","not found","","",""`,
			'',
		].join('\r\n'),
	);
});

it('one language can be requested alone, and unknown numbers are not found', async () => {
	const files = unzipSync(new Uint8Array(await (await get({ references: 'HA/1', in: 'es' })).arrayBuffer()));
	expect(Object.keys(files)).toEqual(['manifest.csv', 'HA%2F1/ifu-es-1.pdf']);
	expect((await get({ references: 'nothing' })).status).toBe(404);
});

it('a visitor with too many requests waits', async () => {
	wait = 7;
	const answered = await get({ references: 'HA-2' });
	expect([answered.status, answered.headers.get('retry-after')]).toEqual([429, '7']);
});
