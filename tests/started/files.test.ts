import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoSnapshot } from '@site/demo/snapshot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { productAddress } from '../../apps/site/app/destinations.ts';
import { openAgent } from './ask.ts';
import { type StartedSite, startBuiltSite, temporaryFolder } from './site.ts';

const folder = temporaryFolder('files');
const own = '/media/own-0123456789.webp';
const gone = '/media/gone-0123456789.webp';
/** A product with all three films of the sample. */
const withFilms = demoSnapshot.products.find(({ filmIds }) => filmIds.length === 3);
const askedOfStudio: string[] = [];
let studio: Server;
let site: StartedSite;
let agent: ReturnType<typeof openAgent>;

/** A fake studio whose settings name one picture that it has, and one that it lacks. */
beforeAll(async () => {
	const { settings } = demoSnapshot;
	const parts: Record<string, unknown> = {
		...demoSnapshot,
		settings: { ...settings, phone: `${own} ${gone}`, videoHosts: ['player.example.com'] },
	};
	const versions = Object.fromEntries(Object.keys(parts).map((part) => [part, '1']));
	studio = createServer((request, response) => {
		const [, , kind, name] = request.url?.split('/') ?? [];
		if (kind === 'snapshot') {
			response.end(JSON.stringify(name ? { version: '1', data: parts[name] } : { format: 1, versions }));
			return;
		}
		askedOfStudio.push(request.url ?? '');
		response.writeHead(own.endsWith(name ?? '-') ? 200 : 404).end('a picture');
	});
	await new Promise<void>((listening) => studio.listen(0, '127.0.0.1', listening));
	site = await startBuiltSite(folder, {
		STUDIO_URL: `http://127.0.0.1:${(studio.address() as AddressInfo).port}`,
		STUDIO_TOKEN: 'token',
		METRICS_TOKEN: 'figures',
		LOG_LEVEL: 'error',
	});
	agent = openAgent(site.url, 4);
	await vi.waitFor(async () => expect((await agent.ask('/contact')).body).toContain('own-0123456789'), {
		timeout: 10_000,
	});
});
afterAll(async () => {
	agent.close();
	await site.stop();
	studio.close();
	rmSync(folder, { recursive: true, force: true });
});

describe('pictures and documents', () => {
	const document = '/documents/mdsap-certificate.pdf';

	it('are revalidated by visitors who have them, and sent in ranges on request', async () => {
		const whole = await agent.ask(document);
		const etag = whole.headers.etag ?? '';
		const size = Number(whole.headers['content-length']);
		expect([whole.status, whole.headers['accept-ranges']]).toEqual([200, 'bytes']);
		expect((await agent.ask(document, { 'if-none-match': etag })).status).toBe(304);

		const part = await agent.ask(document, { range: 'bytes=0-3' });
		expect([part.status, part.body, part.headers['content-range']]).toEqual([206, '%PDF', `bytes 0-3/${size}`]);
		const tail = await agent.ask(document, { range: 'bytes=-10' });
		expect([tail.status, tail.headers['content-range']]).toEqual([206, `bytes ${size - 10}-${size - 1}/${size}`]);
		expect((await agent.ask(document, { range: `bytes=${size}-` })).status).toBe(416);
		expect((await agent.ask(document, { range: 'bytes=0-3', 'if-range': '"other"' })).status).toBe(200);
		expect((await agent.ask(document, { range: 'bytes=0-1,4-5' })).status).toBe(200);
	});

	it('of films come in the ranges that players request, with captions', async () => {
		const [film] = demoSnapshot.films;
		const url = film?.file?.url ?? '';
		const head = await agent.ask(url, { range: 'bytes=0-1' });
		const { etag = '', 'content-type': type, 'content-range': range } = head.headers;
		expect([head.status, type, range]).toEqual([206, 'video/mp4', `bytes 0-1/${film?.file?.bytes}`]);
		expect(head.headers['content-security-policy']).toContain("media-src 'self'");
		expect((await agent.ask(url, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
		expect((await agent.ask(url, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
		const past = await agent.ask(url, { range: `bytes=${film?.file?.bytes}-` });
		expect([past.status, past.headers['content-range']]).toEqual([416, `bytes */${film?.file?.bytes}`]);

		const page = await agent.ask(productAddress(withFilms?.slug ?? ''));
		const captions = [...new Set(page.body.match(/\/captions\/[\w.-]+/g))].sort();
		expect(captions).toHaveLength(6);
		const chinese = await agent.ask(captions[0] ?? '');
		expect([chinese.status, chinese.headers['content-type']]).toEqual([200, 'text/vtt; charset=utf-8']);
		expect(chinese.body).toBe(film?.captions.chinese);
		expect((await agent.ask('/captions/1-cn-0000000000.vtt')).status).toBe(404);
	});

	it('of outside films are framed only from the hosts in the settings, on every page', async () => {
		for (const path of ['/', '/events']) {
			const { headers } = await agent.ask(path);
			expect(headers['content-security-policy']).toContain("frame-src 'self' https://player.example.com;");
		}
	});

	it('never change under a name with a hash; drawings are compressed', async () => {
		const mark = demoSnapshot.certifications[0]?.mark?.url ?? '';
		const drawing = await agent.ask(mark, { 'accept-encoding': 'br' });
		expect([drawing.status, drawing.headers['content-encoding']]).toEqual([200, 'br']);
		expect(drawing.headers['cache-control']).toContain('immutable');
		expect((await agent.ask(mark, { 'if-none-match': drawing.headers.etag ?? '' })).status).toBe(304);
		expect((await agent.ask('/media/share-default.jpg')).headers['cache-control']).not.toContain('immutable');
	});

	it('request a file from the studio once, found or not, and never an unknown name', async () => {
		for (let i = 0; i < 5; i++) {
			expect((await agent.ask(own)).body).toBe('a picture');
			expect((await agent.ask(gone)).status).toBe(404);
			expect((await agent.ask(`/media/guessed-${i}.webp`)).status).toBe(404);
		}
		expect(askedOfStudio.filter((path) => path.includes('media')).toSorted()).toEqual(
			[gone, own].map((path) => `/api/site-media/${path.split('/')[2]}`),
		);
	});
});

it.each([
	['GET', '/about'],
	['GET', '/nowhere'],
	['GET', '/About'],
	['GET', '/products/nope'],
	['GET', '/missing.png'],
	['GET', '/favicon.svg'],
	['GET', '/sitemap.xml'],
	['GET', '/media/missing.webp'],
	['GET', '/healthz'],
	['GET', '/readyz'],
	['GET', '/apis/api/index/cate'],
	['GET', '/apis/api/nothing'],
	['POST', '/about'],
])('%s %s carries the security headers and the id of the request', async (method, path) => {
	const { headers } = await agent.ask(path, { 'x-request-id': 'given-by-the-proxy' }, method);
	expect(headers).toMatchObject({
		'x-content-type-options': 'nosniff',
		'referrer-policy': 'strict-origin-when-cross-origin',
		'cross-origin-resource-policy': 'same-origin',
		'cross-origin-opener-policy': 'same-origin-allow-popups',
		'permissions-policy': expect.stringContaining('geolocation=()'),
		'content-security-policy': expect.stringMatching(/frame-ancestors '(none|self)'/),
		'x-request-id': 'given-by-the-proxy',
	});
});

it('the metrics need their token, if one is set', async () => {
	expect((await agent.ask('/metrics')).status).toBe(302);
	expect((await agent.ask('/metrics', { authorization: 'Bearer other' })).status).toBe(302);
	const figures = await agent.ask('/metrics', { authorization: 'Bearer figures' });
	expect(figures.body).toMatch(/site_requests_total\{status="2xx"\} \d+/);
});

it('refused requests and free disk space are among the metrics', async () => {
	const figure = async (name: string) => {
		const { body } = await agent.ask('/metrics', { authorization: 'Bearer figures' });
		return Number(
			body
				.split('\n')
				.find((line) => line.startsWith(`${name} `))
				?.slice(name.length),
		);
	};
	for (const reason of ['storage', 'fault', 'limit', 'request'])
		expect(await figure(`site_submissions_refused_total{reason="${reason}"}`), reason).toBe(0);
	const headers = { 'content-type': 'application/json' };
	expect((await agent.ask('/apis/api/message/index', headers, 'POST', '{"half')).status).toBe(400);
	expect(await figure('site_submissions_refused_total{reason="request"}')).toBe(1);
	expect(await figure('site_submissions_refused_total{reason="storage"}')).toBe(0);
	expect(await figure('site_ready')).toBe(1);
	expect(await figure('site_data_free_bytes')).toBeGreaterThan(0);
	expect(await figure('site_data_size_bytes')).toBeGreaterThan(await figure('site_data_free_bytes'));
});
