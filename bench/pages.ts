/**
 * Pages beside a bare Node server that sends the same bytes from memory and does nothing else, in one run on this machine:
 * `node bench/pages.ts [seconds per measurement]`. The site has to be built. Each page is compared with the bare server just
 * before it, by the CPU seconds that the server's own process takes for an answer: a client that is itself the limit, or
 * other work on the machine, does not count. The table gives the median of the rounds and the range of the comparison.
 */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { frugal } from '../scripts/frugal.ts';

const paths = ['/', '/about', '/product/all', '/supply-chain'];
const seconds = Number(process.argv[2] ?? 2);
const rounds = 5;
const root = join(import.meta.dirname, '..');
const headers = { 'accept-encoding': 'gzip' };

const dataDir = mkdtempSync(join(tmpdir(), 'bench-pages-'));
const port = 3977;
const site = spawn(
	process.execPath,
	['--disable-warning=ExperimentalWarning', ...frugal.flags, join(root, 'apps/site/build/server/index.js')],
	{
		env: {
			...process.env,
			...frugal.environment,
			NODE_ENV: 'production',
			PORT: String(port),
			DATA_DIR: dataDir,
			RATE_LIMITS: 'off',
			PICTURE_SIZES: 'asked',
		},
		stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
	},
);
await new Promise((ready) => site.once('message', ready));

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

type Figures = { rate: number; microseconds: number };

/** User and system time of a process so far; the kernel counts in hundredths of a second. */
function microsecondsOf(pid: number | undefined): number {
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
	return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

async function load(pid: number | undefined, url: string, path: string): Promise<Figures> {
	const before = microsecondsOf(pid);
	const result = await autocannon({
		url,
		connections: 20,
		duration: seconds,
		requests: [{ method: 'GET', path, headers }],
	});
	if (result.non2xx + result.errors > 0) throw new Error(`${path}: ${result.non2xx + result.errors} failures`);
	const answers = result['2xx'];
	return { rate: answers / result.duration, microseconds: (microsecondsOf(pid) - before) / answers };
}

async function bareServer(body: Buffer) {
	const child = fork(join(import.meta.dirname, 'bare-server.ts'));
	child.send(body.toString('base64'));
	const [bare] = await once(child, 'message');
	return { url: `http://127.0.0.1:${bare}`, pid: child.pid, stop: () => child.kill() };
}

async function gzipped(path: string): Promise<Buffer> {
	return new Promise((done) =>
		get({ port, path, headers }, (answer) => {
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
	await load(bare.pid, bare.url, '/');
	await load(site.pid, `http://127.0.0.1:${port}`, path);
	for (let round = 0; round < rounds; round++) {
		pairs.push({
			bare: await load(bare.pid, bare.url, '/'),
			own: await load(site.pid, `http://127.0.0.1:${port}`, path),
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
site.kill();
await new Promise((ended) => site.once('exit', ended));
rmSync(dataDir, { recursive: true, force: true });
