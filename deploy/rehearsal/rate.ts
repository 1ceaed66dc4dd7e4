import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../../tests/bench/median.ts';
import type { Findings } from './findings.ts';
import type { Visitors } from './visitor.ts';

/** Share of the rate that nginx reaches with a static file. */
const wanted = 0.9;
const rounds = 3;

/** Headers that a static server sends by itself. */
const ownHeaders = ['server', 'date', 'content-type', 'content-length', 'connection', 'etag'];
const ticksPerSecond = 100;

/** CPU seconds that the workers of nginx have used. */
function processorSeconds(folder: string): number {
	const master = readFileSync(join(folder, 'nginx.pid'), 'utf8').trim();
	const workers = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ');
	const ticks = workers.map((pid) => {
		const [, user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').match(/\) (?:\S+ ){11}(\d+) (\d+)/) ?? [];
		return Number(user) + Number(system);
	});
	return ticks.reduce((sum, number) => sum + number, 0) / ticksPerSecond;
}

/** Responses per CPU second, so that other work on the machine does not count. */
function rateOf(url: string, folder: string): number {
	const before = processorSeconds(folder);
	const load = ['-t1', '-c32', '-d4s', '-H', 'Accept-Encoding: gzip', url];
	const said = execFileSync('wrk', load, { encoding: 'utf8' });
	if (/Non-2xx/.test(said)) throw new Error(said);
	return Number(said.match(/(\d+) requests in/)?.[1]) / (processorSeconds(folder) - before);
}

/** Compares a cached page with a static file of the same bytes and headers, alternating. */
export async function compareRates(
	visitors: Visitors,
	findings: Findings,
	{ url, plain, folder }: { url: string; plain: string; folder: string },
) {
	const { body, headers } = await visitors.ask({ path: '/', headers: { 'accept-encoding': 'gzip' } });
	writeFileSync(join(folder, 'static/page.html'), body);
	const lines = Object.entries(headers)
		.filter(([name]) => !ownHeaders.includes(name))
		.map(([name, value]) => `add_header ${name} "${value}";\n`);
	writeFileSync(join(folder, 'static-headers.conf'), lines.join(''));
	process.kill(Number(readFileSync(join(folder, 'nginx.pid'), 'utf8')), 'SIGHUP');
	await pause(1000);
	const pairs = Array.from({ length: rounds }, () => {
		const files = rateOf(`${plain}/page.html`, folder);
		const pages = rateOf(`${url}/`, folder);
		return { files, pages, ratio: pages / files };
	});
	const middle = (of: keyof (typeof pairs)[number]) => median(pairs.map((pair) => pair[of]));
	const found = `${middle('ratio').toFixed(2)} (${Math.round(middle('pages'))} pages and ${Math.round(middle('files'))} files for a second of the processor, ${body.length} bytes)`;
	findings.note(`pages against static files (at least ${wanted})`, found, middle('ratio') >= wanted);
}
