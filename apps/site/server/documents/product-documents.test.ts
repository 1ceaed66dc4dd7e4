import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSnapshot } from '@site/demo/snapshot';
import { afterAll, describe, expect, it } from 'vitest';
import { buildContent } from '../content/content.ts';
import { createProductDocuments } from './product-documents.ts';
import { createShelf } from './shelf.ts';

const one = '/documents/products/ha-cov-ag-25/instructions-for-use-en.pdf';

const closing: (() => void)[] = [];
afterAll(() => {
	for (const close of closing) close();
});

async function open({
	snapshot = demoSnapshot,
	shelfBytes = 64 * 1024 * 1024,
	folder = mkdtempSync(join(tmpdir(), 'papers-')),
} = {}) {
	const content = { current: buildContent(snapshot) };
	let asked = 0;
	const answer = createProductDocuments({
		content: () => content.current,
		shelf: createShelf(folder, shelfBytes),
		pictureOf: async () => null,
		refused: async () => {
			asked++;
			return undefined;
		},
		headers: {},
	});
	const server = createServer((request, response) => void answer(request, response, request.url ?? ''));
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	closing.push(() => {
		server.close();
		rmSync(folder, { recursive: true, force: true });
	});
	return { content, folder, asked: () => asked, get: (path: string, headers = {}) => fetch(base + path, { headers }) };
}

describe('a product’s document', () => {
	it('is made once for many who ask at the same time, and read from disk afterwards, the same bytes', async () => {
		const { get, folder, asked } = await open();
		const first = await Promise.all([1, 2, 3, 4].map(async () => (await get(one)).text()));
		expect(new Set(first).size).toBe(1);
		expect(readdirSync(folder)).toHaveLength(1);
		const before = asked();
		expect(await (await get(one)).text()).toBe(first[0]);
		expect(asked()).toBe(before);
		const elsewhere = await open();
		expect(await (await elsewhere.get(one)).text()).toBe(first[0]);
	});

	it('is made anew when its product changes, and gone with its link', async () => {
		const { get, content } = await open();
		const first = (await get(one)).headers.get('etag');
		const changed = (change: object) =>
			buildContent({
				...demoSnapshot,
				products: demoSnapshot.products.map((product) =>
					product.reference === 'HA-COV-AG-25' ? { ...product, ...change } : product,
				),
			});
		content.current = changed({ title: { en: 'Another name' } });
		const second = await get(one);
		expect(second.headers.get('etag')).not.toBe(first);
		expect(await second.text()).toContain('Another name: ');
		content.current = changed({ resources: [] });
		expect((await get(one)).status).toBe(404);
	});

	it('is sent in parts, and not again to who has it', async () => {
		const { get } = await open();
		const whole = await get(one);
		const bytes = await whole.arrayBuffer();
		const part = await get(one, { range: 'bytes=0-4' });
		expect([part.status, await part.text()]).toEqual([206, '%PDF-']);
		expect(part.headers.get('content-range')).toBe(`bytes 0-4/${bytes.byteLength}`);
		expect((await get(one, { range: `bytes=${bytes.byteLength}-` })).status).toBe(416);
		expect((await get(one, { 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304);
	});

	it('is sent even where the disk keeps nothing', async () => {
		const folder = join(mkdtempSync(join(tmpdir(), 'papers-')), 'file');
		writeFileSync(folder, 'no folder');
		const { get } = await open({ folder });
		expect((await get(one)).status).toBe(200);
	});

	it('takes the place of older ones when the shelf is full', async () => {
		const { get, folder } = await open({ shelfBytes: 60_000 });
		for (const language of ['en', 'zh'])
			await get(`/documents/products/ha-fcv-pro-25/instructions-for-use-${language}.pdf`);
		await get(one);
		expect(readdirSync(folder).length).toBeLessThan(3);
		expect((await get(one)).status).toBe(200);
	});

	it.each([
		'/documents/products/no-such-product/instructions-for-use-en.pdf',
		'/documents/products/ha-cov-ag-25/instructions-for-use-de.pdf',
		'/documents/products/ha-cov-ag-25/product-brochure-fr.pdf',
		'/documents/products/ha-cov-ag-25/user-manual-en.pdf',
		'/documents/products/ha-cov-ag-25/instructions-for-use-en.pdf.exe',
		'/documents/products/%E0%A4%A/instructions-for-use-en.pdf',
		'/documents/products/ha-cov-ag-25',
		'/documents/products/',
	])('is nowhere else: %s', async (path) => {
		const { get, asked } = await open();
		expect((await get(path)).status).toBe(404);
		expect(asked()).toBe(0);
	});
});
