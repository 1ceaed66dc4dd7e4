/**
 * Effect of a crowd on others and on memory: the latency of a cached page while 200 connections request ever new pages,
 * and memory after 20,000 distinct addresses: `node bench/floods.ts`. The site has to be built.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inParallel, openAgent } from '../started/ask.ts';
import { type Figure, report } from './results.ts';
import { rounded } from './rounded.ts';
import { startSite } from './site-process.ts';

const site = await startSite();

/** The latency of a cached page, requested repeatedly for this long. */
async function p99(milliseconds: number): Promise<number> {
	const visitor = openAgent(site.url, 1);
	const took: number[] = [];
	for (const end = performance.now() + milliseconds; performance.now() < end; ) {
		const asked = performance.now();
		await visitor.ask('/about');
		took.push(performance.now() - asked);
	}
	visitor.close();
	return took.sort((one, other) => one - other)[Math.floor(took.length * 0.99)] ?? Number.NaN;
}

async function flooded(path: string): Promise<Figure> {
	const usual = await p99(1000);
	const flood = fork(join(import.meta.dirname, 'flood.ts'), [site.url, path]);
	await once(flood, 'message');
	const value = await p99(3000);
	flood.kill('SIGKILL');
	await once(flood, 'exit');
	const beside = { what: 'without the crowd', value: rounded(usual), ratio: rounded(value / usual) };
	return { of: `${path}…`, measure: 'p99, ms', value: rounded(value), beside, aim: { of: 'value', most: 100 } };
}

/** All distinct: pages, their data, calls, missing items, each followed by garbage. */
function* distinctAddresses(count: number) {
	for (let i = 0; i < count; i++) {
		yield `/about?i=${i}`;
		yield `/contact.data?_routes=nope${i}&i=${i}`;
		yield `/apis/api/index/search?keyword=word${i}&language=en`;
		yield `/apis/api/product/product_list?custom=none${i}`;
		yield `/media/nothing-${i}.webp`;
		yield `/nowhere-${i}`;
		yield `/product/all?page=${(i % 9) + 1}&x=${i}`;
		yield i % 4 === 0 ? `/product/all?search=word${i}` : `/search?utm=${i}`;
		yield i % 4 === 1 ? `/products/nothing-${i}` : `/products/nothing-${i}.txt/../../about`;
		yield i % 4 === 2 ? `/careers.data?search=word${i}` : `/careers?_routes=${i}`;
	}
}

const figures: Figure[] = [];
for (const path of ['/product/all?search=rapid+antigen+', '/search?search=', '/apis/api/index/search?keyword=rapid+'])
	figures.push(await flooded(path));

const agent = openAgent(site.url, 8);
await inParallel(distinctAddresses(2000), 8, async (path) => void (await agent.ask(path)));
agent.close();
figures.push({
	of: '20,000 distinct addresses',
	measure: 'MB',
	value: rounded(site.megabytes()),
	aim: { of: 'value', most: 450 },
});
await site.stop();
report('Floods', figures);
