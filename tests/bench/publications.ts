/**
 * Twelve readers walk through the whole sitemap in both layouts while a product is published every seven seconds: `node
 * bench/publications.ts [seconds]`. The site has to be built.
 */
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unescapeHtml } from '@site/contract/unescape-html';
import { sampleWithRevisions as demoSnapshot } from '@site/demo/papers/sample-revisions';
import { productAddress } from '../../apps/site/app/destinations.ts';
import { openAgent, userAgents } from '../started/ask.ts';
import { report } from './results.ts';
import { rounded } from './rounded.ts';
import { startSite } from './site-process.ts';

const readers = 12;
const publishedEvery = 7000;
const seconds = Number(process.argv[2] ?? 30);

/** A fake studio that publishes the sample and renames one of its products each time. */
async function startStudio() {
	const parts: Record<string, unknown> = { ...demoSnapshot };
	const versions = Object.fromEntries(Object.keys(parts).map((part) => [part, 'first']));
	const server = createServer((request, response) => {
		const part = request.url?.split('/')[3];
		response.end(JSON.stringify(part ? { version: versions[part], data: parts[part] } : { format: 1, versions }));
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	let count = 0;
	return {
		environment: { STUDIO_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, STUDIO_TOKEN: 'bench' },
		publish() {
			const at = count++ % demoSnapshot.products.length;
			const name = `Publication ${count}`;
			parts.products = demoSnapshot.products.map((product, index) =>
				index === at ? { ...product, title: { en: name, cn: name } } : product,
			);
			versions.products = name;
			return { name, address: productAddress(demoSnapshot.products[at]?.slug ?? '') };
		},
		stop: () => server.close(),
	};
}

const folder = mkdtempSync(join(tmpdir(), 'bench-publications-'));
const studio = await startStudio();
/** On a signal the site collects garbage, and writes down the remaining heap. */
const [hook, left] = [join(folder, 'measure.cjs'), join(folder, 'heap')];
writeFileSync(
	hook,
	`require('node:v8').setFlagsFromString('--expose-gc');
const collect = require('node:vm').runInNewContext('gc');
process.on('SIGUSR2', () => {
	collect();
	require('node:fs').writeFileSync(${JSON.stringify(left)}, String(process.memoryUsage().heapUsed));
});`,
);
const site = await startSite({ env: { ...studio.environment, NODE_OPTIONS: `--require "${hook}"` } });
const agent = openAgent(site.url, readers + 1);
const map = (await agent.ask('/sitemap.xml')).body;
const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => {
	const { pathname, search } = new URL(unescapeHtml(loc));
	return pathname + search;
});
const asked = addresses.flatMap((path) => Object.values(userAgents).map((agent) => ({ path, 'user-agent': agent })));
let next = 0;
const took: number[] = [];
let isOver = false;

async function read() {
	while (!isOver) {
		const { path, ...headers } = asked[next++ % asked.length] ?? { path: '/' };
		const began = performance.now();
		const { status } = await agent.ask(path, { ...headers, 'accept-encoding': 'br' });
		if (status !== 200) throw new Error(`${path} answers ${status}`);
		took.push(performance.now() - began);
	}
}

/** Milliseconds from each publication until the new name is first read. */
const delays: number[] = [];
async function publish() {
	while (!isOver) {
		const { name, address } = studio.publish();
		const began = performance.now();
		while (!isOver && !(await agent.ask(address)).body.includes(name)) await pause(50);
		if (!isOver) delays.push(performance.now() - began);
		await pause(publishedEvery);
	}
}

// Warm up: every page is requested once before measuring.
const warm = asked.length;
const all = Array.from({ length: readers }, read);
while (took.length < warm) await pause(100);

async function liveHeap(): Promise<number> {
	if (site.pid) process.kill(site.pid, 'SIGUSR2');
	while (!existsSync(left)) await pause(100);
	await pause(500);
	return Number(readFileSync(left, 'utf8')) / 1024 / 1024;
}
const figure = async (name: string) =>
	Number(new RegExp(`^${name} (.*)$`, 'm').exec((await agent.ask('/metrics')).body)?.[1]);

/** The number of pages served from the cache when all are requested once more. */
const answeredBefore = await figure('site_page_cache_hits_total');
const tookBefore = took.length;
while (took.length < tookBefore + warm) await pause(100);
const ready = ((await figure('site_page_cache_hits_total')) - answeredBefore) / (took.length - tookBefore);
const [heap, resident, kept] = [await liveHeap(), site.megabytes(), await figure('site_page_cache_bytes')];
took.length = 0;
const publisher = publish();
await pause(seconds * 1000);
isOver = true;
await Promise.all([...all, publisher]);
agent.close();
await site.stop();
studio.stop();
rmSync(folder, { recursive: true });

const sorted = took.toSorted((one, other) => one - other);
const at = (share: number) => rounded(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
const of = `${readers} readers, a product every ${publishedEvery / 1000} s`;
report('Publications', [
	{ of: `${warm} pages`, measure: 'found ready, %', value: rounded(100 * ready), aim: { of: 'value', least: 98 } },
	{ of: `${warm} pages`, measure: 'kept, MB', value: rounded(kept / 1024 / 1024), aim: { of: 'value', most: 64 } },
	{ of: `${warm} pages`, measure: 'live heap, MB', value: rounded(heap), aim: { of: 'value', most: 80 } },
	{ of: `${warm} pages`, measure: 'resident, MB', value: rounded(resident), aim: { of: 'value', most: 300 } },
	{ of, measure: 'pages a second', value: rounded(took.length / seconds) },
	{ of, measure: 'median, ms', value: at(0.5), aim: { of: 'value', most: 10 } },
	{ of, measure: 'p99, ms', value: at(0.99), aim: { of: 'value', most: 100 } },
	{ of, measure: 'slowest publication, ms', value: rounded(Math.max(...delays)), aim: { of: 'value', most: 5000 } },
]);
