import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byDepth } from '../support/depth.ts';
import { inParallel, openAgent } from './ask.ts';
import { type StartedSite, startBuiltSite, temporaryFolder } from './site.ts';

const folder = temporaryFolder('load');
let site: StartedSite;

beforeAll(async () => {
	site = await startBuiltSite(folder, { RATE_LIMITS: 'off' });
});
afterAll(async () => {
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
});

const megabytes = () =>
	Number(readFileSync(`/proc/${site.child.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)?.[1]) / 1024;

/** No two alike: pages, their data, calls, missing items and garbage behind all of them. */
function* distinctAddresses(count: number) {
	for (let i = 0; i < count; i++) {
		yield `/about?i=${i}`;
		yield `/contact.data?_routes=nope${i}&i=${i}`;
		yield `/apis/api/index/search?keyword=word${i}&language=en`;
		yield `/apis/api/product/product_list?custom=none${i}`;
		yield `/media/nothing-${i}.webp`;
		yield `/nowhere-${i}`;
		yield `/product/all?page=${(i % 9) + 1}&x=${i}`;
		yield i % 4 === 0 ? `/product/all?search=word${i}` : `/search?utm=${i}`;
		yield i % 4 === 1 ? `/products/nothing-${i}` : `/products/nothing-${i}.txt/../../about`;
		yield i % 4 === 2 ? `/careers.data?search=word${i}` : `/careers?_routes=${i}`;
	}
}

const requests = byDepth({ usual: 2000, nightly: 100_000 });

/** The figure at which the MemoryGrows alert speaks. Node itself takes what suits the memory of the machine. */
it(`${requests} requests for distinct addresses leave the site under 450 MB`, { timeout: 900_000 }, async () => {
	const agent = openAgent(site.url, 8);
	const failures: string[] = [];
	await inParallel(distinctAddresses(requests / 10), 8, async (path) => {
		const { status } = await agent.ask(path);
		if (status >= 500) failures.push(`${status} ${path}`);
	});
	agent.close();
	expect(failures).toEqual([]);
	console.log(`${Math.round(megabytes())} MB after ${requests} requests`);
	expect(megabytes()).toBeLessThan(450);
});

it('a flood of pages that are not ready is told to come again, and pages that are ready are served', async () => {
	const flood = openAgent(site.url, 200);
	const visitor = openAgent(site.url, 1);
	await visitor.ask('/about');
	const searches = Array.from({ length: 600 }, (_, i) => flood.ask(`/product/all?search=flood+${i}`));
	const served: number[] = [];
	for (let i = 0; i < 20; i++) served.push((await visitor.ask('/about')).status);
	expect(new Set(served)).toEqual(new Set([200]));
	const answers = await Promise.all(searches);
	const refused = answers.filter(({ status }) => status === 503);
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
	expect(refused[0]?.headers['retry-after']).toMatch(/^\d+$/);
	expect(refused[0]?.body).toContain('try again');
	flood.close();
	visitor.close();
});
