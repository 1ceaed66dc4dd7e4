import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@site/contract/brand';
import { afterEach, expect, it } from 'vitest';
import { openIntake } from '../../apps/site/server/intake/intake.ts';
import { keepPace } from '../../apps/site/server/intake/slow-clients.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
	for (const step of undo.splice(0).reverse()) await step();
});

it('files that a crash left behind are swept at the start, and those that are known stay', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), `${brand.slug}-left-`));
	undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
	const uploads = join(dataDir, 'uploads');
	const start = () => openIntake({ dataDir, limited: false, studio: null, log: { warn: () => undefined } });
	const first = start();
	const body = new Blob([
		'--b\r\nContent-Disposition: form-data; name="files"; filename="cv.txt"\r\n\r\nmy life\r\n--b--\r\n',
	]);
	const { Readable } = await import('node:stream');
	await first.uploads.receive({
		contentType: 'multipart/form-data; boundary=b',
		body: Readable.from([Buffer.from(await body.arrayBuffer())]),
		idempotencyKey: undefined,
	});
	await first.close();
	const [known] = readdirSync(uploads);
	mkdirSync(uploads, { recursive: true });
	writeFileSync(join(uploads, `${'1'.repeat(32)}.part`), 'half a');
	writeFileSync(join(uploads, '2'.repeat(32)), 'never recorded');
	const second = start();
	undo.push(() => second.close());
	await expect.poll(() => readdirSync(uploads)).toEqual([known]);
	expect(readFileSync(join(uploads, String(known)), 'utf8')).toBe('my life');
});

it('a slow line may take its time, and one that stands still is closed', async () => {
	const pace = { bytes: 100, within: 60 };
	const server = createServer((request, response) => {
		keepPace(request, response, pace);
		request.resume().on('end', () => response.end('done'));
	});
	undo.push(() => server.close());
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	const send = (pieces: number, announced: number) =>
		new Promise<string>((resolve) => {
			let answer = '';
			const socket = connect(port, '127.0.0.1', () => {
				socket.write(`POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${announced}\r\n\r\n`);
				let left = pieces;
				const timer = setInterval(() => {
					if (left-- > 0) socket.write('x'.repeat(100));
					else clearInterval(timer);
				}, 15);
				socket.on('close', () => clearInterval(timer));
			});
			socket.on('data', (chunk) => {
				answer += chunk;
			});
			socket.on('error', () => undefined);
			socket.on('close', () => resolve(answer));
		});
	const [slow, stuck] = await Promise.all([send(30, 3000), send(2, 3000)]);
	expect(slow).toContain('200 OK');
	expect(stuck).toContain('408');
});
