import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PictureSize, sizeUrl } from '@site/contract/picture-sizes';
import { demoSnapshot } from '@site/demo/snapshot';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openAgent } from './ask.ts';
import { type StartedSite, startBuiltSite, temporaryFolder } from './site.ts';

const folder = temporaryFolder('pictures');
const made = join(folder, 'picture-sizes');
const leftover = 'nobody-names-this-0123456789-480.avif';
const [first, second] = demoSnapshot.products.map(({ picture }) => picture.url);
const narrow: PictureSize = { kind: 'whole', width: 480, format: 'avif' };
const share: PictureSize = { kind: 'share', format: 'jpg' };
let site: StartedSite;
let agent: ReturnType<typeof openAgent>;

beforeAll(async () => {
	mkdirSync(made);
	writeFileSync(join(made, leftover), 'of a picture that is gone');
	site = await startBuiltSite(folder, { LOG_LEVEL: 'error' });
	agent = openAgent(site.url, 8);
});
afterAll(async () => {
	agent.close();
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
});

const isMade = (url: string) =>
	vi.waitFor(async () => expect((await agent.ask(url)).headers['cache-control']).toContain('immutable'), {
		timeout: 80_000,
		interval: 200,
	});

const lowest = 19;

/** The process that the site started to render pictures. */
const pictureMaker = (parent: number): string =>
	readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
		.trim()
		.split(' ')
		.find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('picture-maker')) ?? '';

/** The nice value of each of its threads (proc(5), field 19). */
const prioritiesOf = (pid: string): number[] =>
	readdirSync(`/proc/${pid}/task`).map((thread) =>
		Number(readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16]),
	);

// Rendered with the lowest priority, which takes a while on a machine that is busy with other tests.
describe('a size of a picture', { timeout: 90_000 }, () => {
	it('is the original for a minute, until it is rendered; then it never changes', async () => {
		const url = sizeUrl(first ?? '', narrow);
		const before = await agent.ask(url);
		expect([before.status, before.headers['content-type'], before.headers['cache-control']]).toEqual([
			200,
			'image/webp',
			'public, max-age=60',
		]);
		await isMade(url);
		const after = await agent.ask(url, { 'if-none-match': before.headers.etag ?? '' });
		expect([after.status, after.headers['content-type']]).toEqual([200, 'image/avif']);
		expect(Number(after.headers['content-length'])).toBeLessThan(Number(before.headers['content-length']));
		const { width, height } = await sharp(join(made, url.slice('/media/'.length))).metadata();
		expect([width, height]).toEqual([480, 360]);
	});

	it('is rendered with the lowest priority, in every thread, so that nobody waits', async () => {
		const url = sizeUrl(demoSnapshot.products[2]?.picture.url ?? '', narrow);
		await agent.ask(url);
		await isMade(url);
		expect(new Set(prioritiesOf(pictureMaker(site.child.pid ?? 0)))).toEqual(new Set([lowest]));
	});

	it('for a shared link is a JPEG of 1200 by 630 that never changes', async () => {
		const url = sizeUrl(second ?? '', share);
		await isMade(url);
		const { headers } = await agent.ask(url);
		expect([headers['content-type'], headers['cache-control']]).toEqual([
			'image/jpeg',
			'public, max-age=31536000, immutable',
		]);
		const { width, height } = await sharp(join(made, url.slice('/media/'.length))).metadata();
		expect([width, height]).toEqual([1200, 630]);
	});

	it.each(['-481.avif', '-480.png', '-phone-2048.avif', '-share.avif'])(
		'is not rendered if it is never offered: %s',
		async (end) => {
			expect((await agent.ask((first ?? '').replace('.webp', end))).status).toBe(404);
		},
	);

	it('of a picture that the content does not name is not rendered or stored', async () => {
		expect((await agent.ask('/media/unknown-0123456789-480.avif')).status).toBe(404);
		expect(readdirSync(made)).not.toContain(leftover);
	});
});
