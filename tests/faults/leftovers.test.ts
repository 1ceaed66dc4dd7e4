import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brand } from '@site/contract/brand';
import { samples } from '@site/contract/forms/samples';
import { afterEach, expect, it, vi } from 'vitest';
import { openIntake } from '../../apps/site/server/intake/intake.ts';
import { keepPace } from '../../apps/site/server/intake/slow-clients.ts';
import { recordSubmission } from '../../apps/site/server/intake/submission-rows.ts';
import type { Uploads } from '../../apps/site/server/intake/uploads.ts';
import { fileChecker } from '../support/file-checker.ts';
import { jpeg } from '../wire/photos.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
	for (const step of undo.splice(0).reverse()) await step();
});

/** Stores a text file, and returns its id. */
async function receive(uploads: Uploads, words: string): Promise<string> {
	const head = '--b\r\nContent-Disposition: form-data; name="files"; filename="cv.txt"\r\n\r\n';
	const outcome = await uploads.receive({
		contentType: 'multipart/form-data; boundary=b',
		body: Readable.from([Buffer.from(`${head}${words}\r\n--b--\r\n`)]),
		idempotencyKey: undefined,
	});
	return 'upload' in outcome ? outcome.upload.id : expect.fail(outcome.outcome);
}

it('leftover files of a crash are deleted at the start, and known ones stay', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), `${brand.slug}-left-`));
	undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
	const uploads = join(dataDir, 'uploads');
	const start = () =>
		openIntake({ fileChecker, dataDir, limited: false, studio: null, log: { warn: () => undefined } });
	const first = start();
	const known = await receive(first.uploads, 'my life');
	await first.close();
	mkdirSync(uploads, { recursive: true });
	writeFileSync(join(uploads, `${'1'.repeat(32)}.part`), 'half a');
	writeFileSync(join(uploads, '2'.repeat(32)), 'never recorded');
	const second = start();
	undo.push(() => second.close());
	await expect.poll(() => readdirSync(uploads)).toEqual([known]);
	expect(readFileSync(join(uploads, known), 'utf8')).toBe('my life');
});

it('a photo without a report is kept for an hour, a resume for two days', { tags: '@REPORT-17' }, async () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	undo.push(() => vi.useRealTimers());
	const dataDir = mkdtempSync(join(tmpdir(), `${brand.slug}-unnamed-`));
	undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
	const hour = 60 * 60 * 1000;
	let time = Date.parse('2026-06-01T12:00:00Z');
	const log = { warn: () => undefined };
	const intake = openIntake({ fileChecker, dataDir, limited: false, studio: null, now: () => time, log });
	undo.push(() => intake.close());
	const named = await receive(intake.uploads, 'my life');
	const unnamed = await receive(intake.uploads, 'another life');
	const photo = await (await intake.uploads.receivePhoto('box.jpg', Readable.from([jpeg]))).keep();
	if (typeof photo === 'string') expect.fail(photo);
	const fields = { ...samples.application, resume: named };
	const envelope = { receivedAt: new Date(time).toISOString(), language: 'en', page: '/', suspected: false } as const;
	await recordSubmission(intake.journal, { kind: 'application', ...envelope, fields }, undefined);
	const files = () => readdirSync(join(dataDir, 'uploads')).toSorted();
	time += 0.9 * hour;
	vi.advanceTimersByTime(hour);
	await expect.poll(files).toEqual([named, unnamed, photo.id].toSorted());
	time += 0.2 * hour;
	vi.advanceTimersByTime(hour);
	await expect.poll(files).toEqual([named, unnamed].toSorted());
	time += 46 * hour;
	vi.advanceTimersByTime(hour);
	await expect.poll(files).toEqual([named, unnamed].toSorted());
	time += 2 * hour;
	vi.advanceTimersByTime(hour);
	await expect.poll(files).toEqual([named]);
});

it('a slow connection may take its time, and a stalled one is closed', async () => {
	// A window that a busy machine does not miss; the whole upload takes longer.
	const pace = { bytes: 100, within: 1000 };
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
				}, 100);
				socket.on('close', () => clearInterval(timer));
			});
			socket.on('data', (chunk) => {
				answer += chunk;
			});
			socket.on('error', () => undefined);
			socket.on('close', () => resolve(answer));
		});
	const [slow, stuck] = await Promise.all([send(15, 1500), send(2, 1500)]);
	expect(slow).toContain('200 OK');
	expect(stuck).toContain('408');
});
