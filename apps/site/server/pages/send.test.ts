import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encoded, quality } from './compression.ts';
import { sendStored } from './send.ts';
import { storedAnswer } from './stored-answer.ts';

const text = 'A page. '.repeat(200);
const changedAt = 'Thu, 19 Nov 2026 10:00:00 GMT';
let server: Server;
let port: number;

beforeAll(async () => {
	const headers = {
		'Content-Type': 'text/html; charset=utf-8',
		'Last-Modified': changedAt,
		Vary: 'Accept-Encoding',
	};
	const page = storedAnswer(200, headers, 'abc', await encoded(Buffer.from(text), quality.page));
	let requests = 0;
	server = createServer((request, response) => {
		requests += 1;
		sendStored(request, response, page, `request-${requests}`);
	});
	await new Promise<void>((done) => server.listen(0, done));
	port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

const ask = (headers: Record<string, string>, method = 'GET') =>
	new Promise<{ answer: IncomingMessage; body: Buffer }>((done) =>
		get({ port, headers, method }, (answer) => {
			const chunks: Buffer[] = [];
			answer.on('data', (chunk) => chunks.push(chunk)).on('end', () => done({ answer, body: Buffer.concat(chunks) }));
		}),
	);

describe('a cached page', () => {
	it('is sent in the best encoding that the visitor accepts', async () => {
		const plain = await ask({});
		expect(plain.body.toString()).toBe(text);
		expect(gunzipSync((await ask({ 'accept-encoding': 'gzip' })).body).toString()).toBe(text);
		const best = await ask({ 'accept-encoding': 'gzip, deflate, br' });
		expect(best.answer.headers['content-encoding']).toBe('br');
		expect(brotliDecompressSync(best.body).toString()).toBe(text);
		expect((await ask({ 'accept-encoding': 'br;q=0, gzip;q=0' })).answer.headers['content-encoding']).toBeUndefined();
	});

	it('is not sent again to a visitor who has it, whatever the encoding', async () => {
		const first = await ask({ 'accept-encoding': 'gzip' });
		const again = await ask({ 'accept-encoding': 'br', 'if-none-match': first.answer.headers.etag ?? '' });
		expect(again.answer.statusCode).toBe(304);
		expect(again.body).toHaveLength(0);
		expect((await ask({ 'if-none-match': '"other-br"' })).answer.statusCode).toBe(200);
	});

	it('carries the id of the request', async () => {
		const [one, other] = [await ask({}), await ask({})].map(({ answer }) => answer.headers['x-request-id']);
		expect(one).toMatch(/^request-\d$/);
		expect(other).not.toBe(one);
	});

	it('has its length and no body for HEAD', async () => {
		const { answer, body } = await ask({}, 'HEAD');
		expect(Number(answer.headers['content-length'])).toBe(text.length);
		expect(body).toHaveLength(0);
	});

	it('with a date is sent again only to clients whose copy is older', { tags: '@DATA-6' }, async () => {
		const status = async (headers: Record<string, string>) => (await ask(headers)).answer.statusCode;
		expect(await status({ 'if-modified-since': changedAt })).toBe(304);
		expect(await status({ 'if-modified-since': 'Thu, 19 Nov 2026 09:59:59 GMT' })).toBe(200);
		expect(await status({ 'if-modified-since': 'yesterday' })).toBe(200);
		expect(await status({ 'if-modified-since': changedAt, 'if-none-match': '"other-br"' })).toBe(200);
	});
});
