import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Snapshot } from '@site/contract/snapshot';
import { demoSnapshot } from '@site/demo/snapshot';
import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Feed, openFeed } from './feed.ts';

const log = pino({ level: 'silent' });
const token = 'a token';
const opened: { stop(): void }[] = [];
afterEach(() => {
	for (const each of opened.splice(0)) each.stop();
});

const patiently = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 });
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);

/** A studio that publishes the given content and records requests. */
type Published = {
	parts: Record<string, unknown>;
	broken?: 'down' | 'truncated';
	/** Called before each response. */
	onAsked?: (path: string) => void;
};

async function studioWith(published: Published) {
	const asked: string[] = [];
	const server: Server = createServer((request, response) => {
		asked.push(request.url ?? '');
		published.onAsked?.(request.url ?? '');
		if (request.headers.authorization !== `Bearer ${token}`) return response.writeHead(401).end();
		if (published.broken === 'down') return response.writeHead(503).end();
		const versions = Object.fromEntries(Object.entries(published.parts).map(([part, data]) => [part, hash(data)]));
		const etag = `"${hash(versions)}"`;
		const part = request.url?.match(/^\/api\/snapshot\/(\w+)$/)?.[1];
		if (!part && request.headers['if-none-match'] === etag) return response.writeHead(304).end();
		const answer = part ? { version: versions[part], data: published.parts[part] } : { format: 1, versions };
		const text = JSON.stringify(answer);
		return response.writeHead(200, { ETag: etag }).end(published.broken === 'truncated' ? text.slice(0, 40) : text);
	});
	await new Promise<void>((done) => server.listen(0, done));
	opened.push({ stop: () => void server.close() });
	return { url: `http://localhost:${(server.address() as AddressInfo).port}`, asked };
}

async function follow(url: string | null, file?: string, sample: Snapshot = demoSnapshot) {
	const changes: Snapshot[] = [];
	let refused = 0;
	let unkept = 0;
	const feed: Feed = await openFeed({
		file: file ?? join(await mkdtemp(join(tmpdir(), 'feed-')), 'snapshot.json'),
		sample: async () => sample,
		studio: url ? { url, token } : null,
		log,
		onChange: (snapshot) => void changes.push(snapshot),
		onRefused: () => refused++,
		onNotKept: () => unkept++,
		onBack: () => undefined,
		interval: 10,
	});
	opened.push(feed);
	feed.start();
	return { feed, changes, refused: () => refused, unkept: () => unkept };
}

const renamed = (title: string): Record<string, unknown> => ({
	...demoSnapshot,
	products: demoSnapshot.products.map((product, at) => (at === 0 ? { ...product, title: { en: title } } : product)),
});

describe('the content feed', () => {
	it('serves the sample company if there is no studio and nothing on disk', async () => {
		const { feed } = await follow(null);
		expect(feed.current()).toBe(demoSnapshot);
	});

	it('takes over published content, keeps it on disk, and requests only changes', async () => {
		const published = { parts: renamed('First') };
		const { url, asked } = await studioWith(published);
		const file = join(await mkdtemp(join(tmpdir(), 'feed-')), 'snapshot.json');
		const { feed, changes } = await follow(url, file);
		await patiently(() => expect(feed.current()?.products[0]?.title.en).toBe('First'));
		asked.length = 0;
		published.parts = renamed('Second');
		await patiently(() => expect(feed.current()?.products[0]?.title.en).toBe('Second'));
		expect(asked.filter((path) => path.startsWith('/api/snapshot/'))).toEqual(['/api/snapshot/products']);
		expect(changes).toHaveLength(2);
		await patiently(async () => expect(await readFile(file, 'utf8')).toContain('"title":{"en":"Second"}'));

		const restarted = await follow(null, file);
		expect(restarted.feed.current()?.products[0]?.title.en).toBe('Second');
	});

	it('shows parts published together at once, even if more is published meanwhile', { tags: '@REL-1' }, async () => {
		const together = (words: string): Record<string, unknown> => ({
			...renamed(words),
			articles: demoSnapshot.articles.map((article) => ({ ...article, title: { en: words } })),
		});
		const published: Published = { parts: together('first') };
		const { url } = await studioWith(published);
		const { feed, changes } = await follow(url);
		await patiently(() => expect(feed.current()?.products[0]?.title.en).toBe('first'));
		published.parts = together('second');
		let asked = 0;
		published.onAsked = (path) => {
			// The second of the two parts is already newer than the index.
			if (path.startsWith('/api/snapshot/') && ++asked === 2) published.parts = together('third');
		};
		await patiently(() => expect(feed.current()?.products[0]?.title.en).toBe('third'));
		for (const { products, articles } of changes)
			expect([...new Set(articles.map(({ title }) => title.en))]).toEqual([products[0]?.title.en]);
	});

	it.each(['down', 'truncated'] as const)('stays on the last good content while the studio is %s', async (broken) => {
		const published: Parameters<typeof studioWith>[0] = { parts: renamed('Good') };
		const { url, asked } = await studioWith(published);
		const { feed } = await follow(url);
		await patiently(() => expect(feed.current()?.products[0]?.title.en).toBe('Good'));
		Object.assign(published, { broken, parts: renamed('Unseen') });
		const before = asked.length;
		await patiently(() => expect(asked.length).toBeGreaterThan(before + 3));
		expect(feed.current()?.products[0]?.title.en).toBe('Good');
		Object.assign(published, { broken: undefined });
		await patiently(() => expect(feed.current()?.products[0]?.title.en).toBe('Unseen'));
	});

	it('takes good items, keeps the last good version of bad ones, and reports them', async () => {
		const published = { parts: renamed('Good') };
		const { url, asked } = await studioWith(published);
		const { feed, changes, refused } = await follow(url);
		await patiently(() => expect(changes).toHaveLength(1));
		const [first, second, ...others] = demoSnapshot.products;
		published.parts = {
			...demoSnapshot,
			products: [{ ...first, slug: '' }, { ...second, title: { en: 'Changed' } }, ...others, { id: 90_001 }],
			settings: { ...demoSnapshot.settings, phone: 7 },
			home: { ...demoSnapshot.home, notice: { ...demoSnapshot.home.notice, code: 'NEW' } },
		};
		await patiently(() => expect(changes).toHaveLength(2));
		const now = feed.current();
		expect(now?.products.slice(0, 2).map(({ title }) => title.en)).toEqual(['Good', 'Changed']);
		expect(now?.products).toHaveLength(demoSnapshot.products.length);
		expect(now?.settings).toEqual(demoSnapshot.settings);
		expect(now?.home.notice.code).toBe('NEW');
		const places = () => feed.troubles().map(({ part, id }) => `${part} ${id}`);
		expect(places().sort()).toEqual([`products ${first?.id}`, 'products 90001', 'settings null'].sort());
		// Sent once, not with every request.
		const before = asked.length;
		await patiently(() => expect(asked.length).toBeGreaterThan(before + 5));
		expect(refused()).toBe(3);
		published.parts = renamed('Mended');
		await patiently(() => expect(feed.current()?.products[0]?.title.en).toBe('Mended'));
		await patiently(() => expect(feed.troubles()).toEqual([]));
	});

	it('serves new content that a full disk refuses, and stores it once there is room', async () => {
		const folder = await mkdtemp(join(tmpdir(), 'feed-'));
		const file = join(folder, 'snapshot.json');
		await symlink('/dev/full', `${file}.new`);
		const { url } = await studioWith({ parts: renamed('Served') });
		const { feed, unkept } = await follow(url, file);
		await patiently(() => expect(unkept()).toBeGreaterThan(1));
		expect(feed.current()?.products[0]?.title.en).toBe('Served');
		await rm(`${file}.new`);
		await patiently(async () => expect(JSON.parse(await readFile(file, 'utf8')).versions.products).toBeTruthy());
	});

	it('shows nothing, not even the sample, while its file is damaged without a studio', async () => {
		const file = join(await mkdtemp(join(tmpdir(), 'feed-')), 'snapshot.json');
		await writeFile(file, '{"snapshot": {"products": [');
		const { feed } = await follow(null, file);
		expect(feed.current()).toBeNull();
		const { url } = await studioWith({ parts: renamed('Real') });
		const { feed: again } = await follow(url, file);
		await patiently(() => expect(again.current()?.products[0]?.title.en).toBe('Real'));
	});
});
