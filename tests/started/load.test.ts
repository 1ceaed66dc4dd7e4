import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

// The whole promise is REQUESTS=100000.
const requests = Number(process.env.REQUESTS ?? 5000);

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

/** Of a page that is ready, asked for again and again for so long. */
async function p99(milliseconds: number): Promise<number> {
	const visitor = openAgent(site.url, 1);
	const took: number[] = [];
	for (const end = performance.now() + milliseconds; performance.now() < end; ) {
		const asked = performance.now();
		expect((await visitor.ask('/about')).status).toBe(200);
		took.push(performance.now() - asked);
	}
	visitor.close();
	return took.sort((one, other) => one - other)[Math.floor(took.length * 0.99)] ?? Number.POSITIVE_INFINITY;
}

it.each(['/product/all?search=rapid+antigen+', '/search?search=', '/apis/api/index/search?keyword=rapid+antigen+'])(
	'under 200 connections of distinct %s… a page that is ready is there within 100 ms, 99 times of 100',
	async (path) => {
		const usual = await p99(1000);
		const flood = fork(join(import.meta.dirname, 'flood.ts'), [site.url, path]);
		try {
			await once(flood, 'message');
			const flooded = await p99(3000);
			console.log(`${path}: p99 ${Math.round(flooded)} ms, without the crowd ${Math.round(usual)} ms`);
			// A machine that is busy with other things is slow without a crowd too.
			expect(flooded).toBeLessThan(Math.max(100, 20 * usual));
		} finally {
			flood.kill('SIGKILL');
			await once(flood, 'exit');
		}
	},
);
