/**
 * Pages beside a bare Node server that sends the same bytes from memory and does nothing else, in one run on this machine:
 * `node bench/pages.ts [seconds per measurement]`. The site has to be built. Each page is compared with the bare server just
 * before it, by the CPU seconds that the server's own process takes for an answer: a client that is itself the limit, or
 * other work on the machine, does not count. The table gives the median of the rounds and the range of the comparison.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { median } from './median.ts';
import { costOf } from './server-cost.ts';
import { startSite } from './site-process.ts';

const paths = ['/', '/about', '/product/all', '/supply-chain'];
const seconds = Number(process.argv[2] ?? 2);
const rounds = 5;
const headers = { 'accept-encoding': 'gzip' };

const site = await startSite();
const own = { url: site.url, pids: [site.pid] };

async function bareServer(body: Buffer) {
	const child = fork(join(import.meta.dirname, 'bare-server.ts'));
	child.send(body.toString('base64'));
	const [bare] = await once(child, 'message');
	return { url: `http://127.0.0.1:${bare}`, pids: [child.pid], stop: () => child.kill() };
}

async function gzipped(path: string): Promise<Buffer> {
	return new Promise((done) =>
		get(site.url + path, { headers }, (answer) => {
			const chunks: Buffer[] = [];
			answer.on('data', (chunk) => chunks.push(chunk)).on('end', () => done(Buffer.concat(chunks)));
		}),
	);
}

const table: Record<string, Record<string, number | string>> = {};
for (const path of paths) {
	const body = await gzipped(path);
	const bare = await bareServer(body);
	const pairs = [];
	// What a process does once, after its start, is no part of an answer.
	await costOf(bare, '/', seconds);
	await costOf(own, path, seconds);
	for (let round = 0; round < rounds; round++) {
		pairs.push({
			bare: await costOf(bare, '/', seconds),
			own: await costOf(own, path, seconds),
		});
	}
	bare.stop();
	const byCpu = pairs.map(({ bare, own }) => bare.microseconds / own.microseconds).toSorted((a, b) => a - b);
	table[path] = {
		'gzip bytes': body.length,
		'per second': Math.round(median(pairs.map(({ own }) => own.rate))),
		'CPU µs': Number(median(pairs.map(({ own }) => own.microseconds)).toFixed(1)),
		'bare, CPU µs': Number(median(pairs.map((pair) => pair.bare.microseconds)).toFixed(1)),
		'of bare, CPU': Number(median(byCpu).toFixed(2)),
		range: `${byCpu[0]?.toFixed(2)}–${byCpu.at(-1)?.toFixed(2)}`,
	};
}
console.table(table);
await site.stop();
