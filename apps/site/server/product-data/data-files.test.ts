import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileSize } from '@site/contract/file-size';
import { demoSnapshot } from '@site/demo/snapshot';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildContent } from '../content/content.ts';
import { createDataFiles } from './data-files.ts';
import { openVersions } from './versions.ts';

const folder = mkdtempSync(join(tmpdir(), 'data-files-'));
const publicUrl = 'https://www.example.com';
const log = pino({ enabled: false });
const versions = openVersions({ file: join(folder, 'data-versions.json'), publicUrl, log });
let content = buildContent(demoSnapshot, '2026-11-19');
const files = createDataFiles({ content: () => content, versions, publicUrl, headers: { 'X-Own': 'yes' } });
let server: Server;
let base = '';

beforeAll(async () => {
	server = createServer((request, response) => {
		void files.answer(request, response, (request.url ?? '').replace(/^\/data\/|\?.*$/g, ''), 'id');
	});
	await new Promise<void>((done) => server.listen(0, done));
	base = `http://localhost:${(server.address() as AddressInfo).port}/data/`;
});
afterAll(async () => {
	server.close();
	await versions.written();
	rmSync(folder, { recursive: true });
});

const ask = (name: string, init?: RequestInit) => fetch(base + name, init);

it('every file that the page names is there, as large as it says', { tags: '@DATA-1' }, async () => {
	for (const language of ['en', 'cn'] as const)
		for (const { address, size } of files.overview(language).files) {
			const answer = await ask(address.replace('/data/', ''));
			expect(answer.status, address).toBe(200);
			expect(fileSize((await answer.arrayBuffer()).byteLength), address).toBe(size);
		}
});

it('a file has its type, ETag and date, and other sites may read it', { tags: '@DATA-6' }, async () => {
	const answer = await ask('livd.json');
	expect(Object.fromEntries(answer.headers)).toMatchObject({
		...{ 'content-type': 'application/fhir+json; charset=utf-8', 'cache-control': 'public, no-cache' },
		...{ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin', 'x-own': 'yes' },
		'last-modified': new Date(versions.of(content).publishedAt).toUTCString(),
	});
	const etag = answer.headers.get('etag') ?? '';
	expect((await ask('livd.json', { headers: { 'If-None-Match': etag } })).status).toBe(304);
	const packed = await ask('packs.csv', { headers: { 'Accept-Encoding': 'gzip' } });
	expect(packed.headers.get('content-encoding')).toBe('gzip');
	expect(packed.headers.get('content-disposition')).toBe('attachment; filename="packs.csv"');
	const workbook = await ask('catalog.xlsx', { headers: { 'Accept-Encoding': 'br, gzip' } });
	expect(workbook.headers.get('content-encoding')).toBeNull();
});

it('an unknown file is not found, whatever its name', { tags: '@DATA-6' }, async () => {
	for (const name of ['nope.csv', 'packs', '..%2fsnapshot.json', 'catalog.json%00', '__proto__'])
		expect((await ask(name)).status, name).toBe(404);
});

it('a changed product is in all files at once, and among the changes', { tags: '@DATA-4' }, async () => {
	const { version } = versions.of(content);
	const before = (await ask('packs.csv')).headers.get('etag') ?? '';
	const [product, ...others] = demoSnapshot.products;
	if (!product) throw new Error('The sample has no products');
	content = buildContent(
		{ ...demoSnapshot, products: [{ ...product, title: { en: 'Renamed' } }, ...others] },
		'2026-11-19',
	);
	for (const name of ['catalog.json', 'packs.csv', 'livd.json', 'livd.csv', 'gudid.csv'])
		expect(await (await ask(name)).text(), name).toContain('Renamed');
	expect((await ask('packs.csv', { headers: { 'If-None-Match': before } })).status).toBe(200);
	const told = await (await ask(`changes?since=${version}`)).json();
	expect(told).toMatchObject({ since: version, version: versions.of(content).version });
	expect(told.changes).toContainEqual({ table: 'packs', change: 'changed', row: { reference: product.reference } });
});

it('changes name the versions they know, and refuse others in words', { tags: '@DATA-5' }, async () => {
	const told = await (await ask('changes')).json();
	expect(told.versions[0]).toEqual({ version: told.version, publishedAt: told.publishedAt });
	for (const since of ['', 'yesterday', '2026-11-19-ffffffffffff', '%E0%A4%A']) {
		const answer = await ask(`changes?since=${since}`);
		expect(answer.status, since).toBe(404);
		expect((await answer.json()).problem).toMatch(/unknown version/);
	}
});
