/**
 * product_list, search and message beside a bare Hono handler that reads nothing and answers a constant, in one run on
 * this machine: `node bench/wire.ts [seconds per measurement]`. Beside the rate stands the server's own CPU time for one
 * answer, which other work on the machine disturbs less; `: bare` compares that.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@site/contract/brand';
import { buildContent } from '../apps/site/server/content/content.ts';
import { manyProducts, snapshotWith } from '../apps/site/server/content/fixtures.ts';
import { search } from '../apps/site/server/content/search.ts';
import { type Figures, startServer } from './wire-load.ts';
import { keywords, type Measurement, measurements } from './wire-requests.ts';

const sizes = [50, 1000, 10_000];
const seconds = Number(process.argv[2] ?? 2);
const rounds = 3;

/** The best of some rounds, in which the measurements take turns. */
async function measure(products: number): Promise<Map<Measurement, Figures>> {
	const folder = mkdtempSync(join(tmpdir(), `${brand.slug}-bench-`));
	const server = await startServer(folder, products);
	const best = new Map<Measurement, Figures>();
	for (let round = 0; round < rounds; round++) {
		for (const measurement of measurements) {
			const { rate, microseconds } = await server.load(measurement, seconds);
			const before = best.get(measurement);
			best.set(measurement, {
				rate: Math.max(rate, before?.rate ?? 0),
				microseconds: Math.min(microseconds, before?.microseconds ?? Number.POSITIVE_INFINITY),
			});
		}
	}
	await server.stop();
	rmSync(folder, { recursive: true, force: true });
	return best;
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
	const figures = await measure(products);
	const bare = [...figures.values()][0]?.microseconds ?? 0;
	for (const [{ name }, { rate, microseconds }] of figures) {
		table[`${products} products, ${name}`] = {
			'per second': Math.round(rate),
			'CPU µs': Math.round(microseconds),
			': bare': Number((bare / microseconds).toFixed(2)),
			...(name === 'search' ? coldSearch(products) : {}),
		};
	}
}
console.table(table);
