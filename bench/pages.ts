/**
 * Pages beside a bare Node server that sends the same bytes from memory and does nothing else, in one run on this machine:
 * `node bench/pages.ts [seconds per measurement]`. The site has to be built. Each page is compared with the bare server just
 * before it; the table gives the median of the rounds.
 */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';

const paths = ['/', '/about', '/product/all', '/supply-chain'];
const seconds = Number(process.argv[2] ?? 2);
const rounds = 5;
const root = join(import.meta.dirname, '..');
const headers = { 'accept-encoding': 'gzip' };

const dataDir = mkdtempSync(join(tmpdir(), 'bench-pages-'));
const port = 3977;
const site = spawn(
	process.execPath,
	['--disable-warning=ExperimentalWarning', join(root, 'apps/site/build/server/index.js')],
	{
		env: {
			...process.env,
			NODE_ENV: 'production',
			PORT: String(port),
			DATA_DIR: dataDir,
			LOG_LEVEL: 'silent',
			RATE_LIMITS: 'off',
		},
		stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
	},
);
await new Promise((ready) => site.once('message', ready));

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function rate(url: string, path: string): Promise<number> {
	const result = await autocannon({
		url,
		connections: 20,
		duration: seconds,
		requests: [{ method: 'GET', path, headers }],
	});
	if (result.non2xx + result.errors > 0) throw new Error(`${path}: ${result.non2xx + result.errors} failures`);
	return result['2xx'] / result.duration;
}

async function bareServer(body: Buffer) {
	const child = fork(join(import.meta.dirname, 'bare-server.ts'));
	child.send(body.toString('base64'));
	const [bare] = await once(child, 'message');
	return { url: `http://127.0.0.1:${bare}`, stop: () => child.kill() };
}

async function gzipped(path: string): Promise<Buffer> {
	return new Promise((done) =>
		get({ port, path, headers }, (answer) => {
			const chunks: Buffer[] = [];
			answer.on('data', (chunk) => chunks.push(chunk)).on('end', () => done(Buffer.concat(chunks)));
		}),
	);
}

const table: Record<string, Record<string, number>> = {};
for (const path of paths) {
	const body = await gzipped(path);
	const bare = await bareServer(body);
	const pairs = [];
	for (let round = 0; round < rounds; round++) {
		pairs.push({ bare: await rate(bare.url, '/'), own: await rate(`http://127.0.0.1:${port}`, path) });
	}
	bare.stop();
	table[path] = {
		'gzip bytes': body.length,
		'per second': Math.round(median(pairs.map(({ own }) => own))),
		'bare, per second': Math.round(median(pairs.map((pair) => pair.bare))),
		'of bare': Number(median(pairs.map((pair) => pair.own / pair.bare)).toFixed(2)),
	};
}
console.table(table);
site.kill();
await new Promise((ended) => site.once('exit', ended));
rmSync(dataDir, { recursive: true, force: true });
