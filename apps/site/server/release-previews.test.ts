import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makePreviewToken, previewSeconds } from '@site/contract/preview-token';
import { demoSnapshot } from '@site/demo/snapshot';
import { afterEach, expect, it } from 'vitest';
import { createReleasePreviews } from './release-previews.ts';

const token = 'a token';
const opened: { close(): void }[] = [];
afterEach(() => {
	for (const one of opened.splice(0)) one.close();
});

/** A studio that returns this for every release. */
async function studioWith(status: number, answer: object) {
	const server = createServer((request, response) => {
		const isSite = request.headers.authorization === `Bearer ${token}`;
		response.writeHead(isSite ? status : 401).end(JSON.stringify(answer));
	});
	await new Promise<void>((done) => server.listen(0, done));
	opened.push(server);
	return { url: `http://localhost:${(server.address() as AddressInfo).port}`, token };
}

const expiry = () => Math.floor(Date.now() / 1000) + previewSeconds - 1;

async function open(previews: ReturnType<typeof createReleasePreviews>, url: string) {
	const said = { status: 0, headers: {} as Record<string, string>, text: '' };
	const response = {
		writeHead(status: number, headers: Record<string, string>) {
			Object.assign(said, { status, headers });
			return response;
		},
		end: (text = '') => Object.assign(said, { text }),
	};
	await previews.answer({ url, headers: {} } as IncomingMessage, response as unknown as ServerResponse);
	return said;
}

const asking = (cookie: string) => ({ headers: { cookie } }) as IncomingMessage;
const [article] = demoSnapshot.articles;
const changed = { name: 'Spring', parts: { articles: [{ ...article, title: { en: 'Seen ahead' } }] } };

it('shows a release only to the browser that opened its signed link, for an hour', { tags: '@REL-13' }, async () => {
	let now = Date.now();
	const needs = { snapshot: () => demoSnapshot, onShown: () => undefined, isSafe: true, now: () => now };
	const previews = createReleasePreviews({ studio: await studioWith(200, changed), ...needs });
	const signed = `/release-preview?release=7&token=${makePreviewToken(token, 'release', '7', expiry())}`;
	const said = await open(previews, signed);
	expect(said).toMatchObject({ status: 303, headers: { Location: '/', 'Cache-Control': 'no-store' } });
	const cookie = said.headers['Set-Cookie'] ?? '';
	expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
	const mine = asking(`language=en; ${cookie.split(';')[0]}`);
	const preview = previews.of(mine);
	expect(preview?.content.snapshot.articles[0]?.title.en).toBe('Seen ahead');
	expect(preview?.name).toBe('Spring');
	expect(preview && previews.within(preview, () => previews.current()?.name)).toBe('Spring');
	expect(previews.current()).toBeNull();
	expect(previews.of(asking('language=en'))).toBeNull();
	expect(previews.of(asking(`release-preview=${'a'.repeat(43)}`))).toBeNull();

	expect((await open(previews, signed.replace('release=7', 'release=8'))).status).toBe(403);
	expect((await open(previews, '/release-preview/end')).headers['Set-Cookie']).toContain('Max-Age=0');
	now += previewSeconds * 1000 + 1;
	expect(previews.of(mine)).toBeNull();
});

it('says which parts of a release do not fit, and when the studio does not answer', { tags: '@REL-13' }, async () => {
	const needs = { snapshot: () => demoSnapshot, onShown: () => undefined, isSafe: false };
	const signed = `/release-preview?release=7&token=${makePreviewToken(token, 'release', '7', expiry())}`;
	const unfit = await studioWith(422, { errors: [{ message: '“Bare”: Picture: This is needed.' }] });
	const said = await open(createReleasePreviews({ studio: unfit, ...needs }), signed);
	expect(said.status).toBe(422);
	expect(said.text).toContain('“Bare”: Picture: This is needed.');
	const away = await studioWith(503, {});
	expect((await open(createReleasePreviews({ studio: away, ...needs }), signed)).status).toBe(502);
	expect((await open(createReleasePreviews({ studio: null, ...needs }), signed)).status).toBe(403);
});
