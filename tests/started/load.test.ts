import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAgent } from './ask.ts';
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
