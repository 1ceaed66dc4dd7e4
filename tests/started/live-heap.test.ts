import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unescapeHtml } from '@site/contract/unescape-html';
import { expect, it, vi } from 'vitest';
import { inParallel, openAgent, userAgents } from './ask.ts';
import { startBuiltSite, withDataFolder } from './site.ts';

/** Allowed heap of a page beside its compressed bytes: a whole page has over 150 kB. */
const mostPerPage = 20_000;

/** On a signal the site collects garbage, and writes down the remaining heap. */
const measuring = (file: string) => `
require('node:v8').setFlagsFromString('--expose-gc');
const collect = require('node:vm').runInNewContext('gc');
process.on('SIGUSR2', () => {
	collect();
	require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.memoryUsage().heapUsed));
});
`;

it('a cached page holds none of the memory in which it was rendered', { timeout: 120_000 }, () =>
	withDataFolder(async (folder) => {
		const [hook, file] = [join(folder, 'measure.cjs'), join(folder, 'heap')];
		writeFileSync(hook, measuring(file));
		const site = await startBuiltSite(folder, {
			NODE_OPTIONS: `--require "${hook}"`,
			...{ RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
		});
		const agent = openAgent(site.url, 2);
		const liveHeap = async () => {
			writeFileSync(file, '');
			site.child.kill('SIGUSR2');
			await vi.waitFor(() => expect(readFileSync(file, 'utf8')).not.toBe(''), { timeout: 20_000 });
			return Number(readFileSync(file, 'utf8'));
		};
		const { body } = await agent.ask('/sitemap.xml');
		const places = [...body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) =>
			unescapeHtml(path),
		);
		// Values computed once for all pages are computed with the first pages.
		const [first, others] = [places.slice(0, 100), places.slice(100, 300)];
		const visit = (pages: string[]) =>
			inParallel(pages, 2, async (page) => {
				expect([page, (await agent.ask(page, { 'user-agent': userAgents.desktop })).status]).toEqual([page, 200]);
			});
		await visit(first);
		const before = await liveHeap();
		await visit(others);
		expect((await liveHeap()) - before).toBeLessThan(mostPerPage * others.length);
		agent.close();
		await site.stop();
	}),
);
