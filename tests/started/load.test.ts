import { expect, it } from 'vitest';
import { openAgent } from './ask.ts';
import { oneSite } from './one-site.ts';

const site = oneSite('load', 1);

it('a flood of uncached pages gets 503, and cached pages are served', async () => {
	const flood = openAgent(site.url(), 200);
	const visitor = openAgent(site.url(), 1);
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
