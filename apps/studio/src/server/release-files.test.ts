import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReleaseFiles } from './release-files.ts';

const script = 'export const words = "the same words again and again, again and again";\n'.repeat(50);
const folder = mkdtempSync(join(tmpdir(), 'release-files-'));
mkdirSync(join(folder, 'chunks'));
writeFileSync(join(folder, 'chunks', 'a1b2.js'), script);
writeFileSync(join(folder, 'manifest.json'), '{}');
const answerWithFile = createReleaseFiles(folder);

const server = createServer((request, response) => {
	if (!answerWithFile(request, response)) response.writeHead(404).end('left to Next');
});
let url = '';
beforeAll(async () => {
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_next/static`;
});
afterAll(() => void server.close());

it.each(['br', 'gzip', 'identity'])('scripts come whole, encoded as %s if that is accepted', async (encoding) => {
	const answer = await fetch(`${url}/chunks/a1b2.js?v=1`, { headers: { 'accept-encoding': encoding } });
	expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
	expect(answer.headers.get('content-type')).toContain('javascript');
	expect(answer.headers.get('cache-control')).toContain('immutable');
	expect(await answer.text()).toBe(script);
});

it('a HEAD request for a script gives its length', async () => {
	const answer = await fetch(`${url}/chunks/a1b2.js`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
	expect([answer.headers.get('content-length'), await answer.text()]).toEqual([String(script.length), '']);
});

it.each(['/manifest.json', '/chunks/other.js', '/chunks', '/../release-files.test.ts', '/%2e%2e/package.json'])(
	'%s is left to Next',
	async (path) => {
		expect(await (await fetch(url + path)).text()).toBe('left to Next');
	},
);

it('requests other than reads are left to Next', async () => {
	expect(await (await fetch(`${url}/chunks/a1b2.js`, { method: 'POST' })).text()).toBe('left to Next');
});
