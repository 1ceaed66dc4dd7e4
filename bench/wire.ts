/**
 * product_list, search and message beside a bare Hono handler that reads nothing and answers a constant, in one run on
 * this machine: `node bench/wire.ts [seconds per measurement]`. Each measurement is compared with the bare handler just
 * before it, in CPU time of the server for one answer and in answers per second; the table gives the median of the rounds
 * and the range of the CPU comparison, since other work on the machine disturbs single rounds.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@site/contract/brand';
import { buildContent } from '../apps/site/server/content/content.ts';
import { manyProducts, snapshotWith } from '../apps/site/server/content/fixtures.ts';
import { search } from '../apps/site/server/content/search.ts';
import { median } from './median.ts';
import { type Figures, startServer } from './wire-load.ts';
import { bare, keywords, type Measurement, measurements } from './wire-requests.ts';

const sizes = [50, 1000, 10_000];
const seconds = Number(process.argv[2] ?? 1);
const rounds = 7;

type Pair = { bare: Figures; own: Figures };

async function measure(products: number): Promise<Map<Measurement, Pair[]>> {
	const folder = mkdtempSync(join(tmpdir(), `${brand.slug}-bench-`));
	const server = await startServer(folder, products);
	for (const warmUp of [bare, ...measurements]) await server.load(warmUp, seconds);
	const pairs = new Map<Measurement, Pair[]>(measurements.map((measurement) => [measurement, []]));
	for (let round = 0; round < rounds; round++) {
		for (const [measurement, taken] of pairs) {
			taken.push({ bare: await server.load(bare, seconds), own: await server.load(measurement, seconds) });
		}
	}
	await server.stop();
	rmSync(folder, { recursive: true, force: true });
	return pairs;
}

const sorted = (numbers: number[]) => [...numbers].sort((a, b) => a - b);

function summary(pairs: Pair[]) {
	const byCpu = sorted(pairs.map(({ bare, own }) => bare.microseconds / own.microseconds));
	return {
		'per second': Math.round(median(pairs.map(({ own }) => own.rate))),
		'CPU µs': Math.round(median(pairs.map(({ own }) => own.microseconds))),
		'of bare, CPU': Number(median(byCpu).toFixed(2)),
		range: `${byCpu[0]?.toFixed(2)}–${byCpu.at(-1)?.toFixed(2)}`,
		'of bare, rate': Number(median(pairs.map(({ bare, own }) => own.rate / bare.rate)).toFixed(2)),
	};
}

/** What the first visitor waits for after new content: building the index, and a search that nobody asked before. */
function coldSearch(products: number) {
	const content = buildContent(snapshotWith({ products: manyProducts(products) }));
	const timed = (keyword: string) => {
		const before = process.cpuUsage();
		search(content, { keyword, language: 'en', page: 1, pageSize: 6 });
		const { user, system } = process.cpuUsage(before);
		return (user + system) / 1000;
	};
	const index = timed('warm');
	const each = keywords.map(timed).sort((a, b) => a - b);
	return { 'index ms': Math.round(index), 'new search ms': Number(each[Math.floor(each.length / 2)]?.toFixed(1)) };
}

const table: Record<string, object> = {};
for (const products of sizes) {
	for (const [{ name }, pairs] of await measure(products)) {
		table[`${products} products, ${name}`] = { ...summary(pairs), ...(name === 'search' ? coldSearch(products) : {}) };
	}
}
console.table(table);
