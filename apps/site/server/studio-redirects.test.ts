import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePreviewToken } from '@site/contract/preview-token';
import { demoSnapshot } from '@site/demo/snapshot';
import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildContent } from './content/content.ts';
import { openFeed } from './content/feed.ts';
import { createMediaCopies } from './files/media-copies.ts';
import { createPreviews } from './previews.ts';

const token = 'a token';
const asked: string[] = [];
const server = createServer((request, response) => {
	asked.push(request.url ?? '');
	response.writeHead(302, { Location: '/elsewhere' }).end();
});
let studio = { url: '', token };
beforeAll(async () => {
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	studio = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token };
});
afterAll(() => void server.close());

it('a redirect of the studio is not followed, with or without the token', async () => {
	const folder = join(tmpdir(), 'nothing-is-written-here');
	const locate = createMediaCopies({
		kind: 'media',
		ownFolder: folder,
		sampleFolder: folder,
		studio,
		isNamed: () => true,
	});
	expect(await locate('picture.webp')).toBeNull();

	const previews = createPreviews(
		studio,
		() => buildContent(demoSnapshot),
		() => undefined,
	);
	const soon = Math.floor(Date.now() / 1000) + 60;
	const preview = await previews('en').article('news', makePreviewToken(token, 'article', 'news', soon));
	expect(preview.outcome).toBe('unreachable');

	const feed = await openFeed({
		file: join(folder, 'snapshot.json'),
		sample: async () => demoSnapshot,
		studio,
		log: pino({ level: 'silent' }),
		onChange: () => undefined,
		onRefused: () => undefined,
		onNotKept: () => undefined,
		onBack: () => undefined,
		interval: 10,
	});
	feed.start();
	await vi.waitFor(() => expect(asked.filter((path) => path === '/api/snapshot').length).toBeGreaterThan(1));
	feed.stop();

	expect(asked).not.toContain('/elsewhere');
});
