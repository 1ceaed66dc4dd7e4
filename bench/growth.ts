/**
 * The site with more and more products and articles: how long its start takes, how much memory it has, and what an
 * answer costs: `node bench/growth.ts [seconds per measurement]`. The site has to be built.
 */
import { join } from 'node:path';
import { enlarge } from '@site/demo/enlarge';
import { demoSnapshot } from '@site/demo/snapshot';
import { writeKept } from '../apps/site/server/content/kept-snapshot.ts';
import { node, root, run } from '../scripts/steps.ts';
import type { Asked } from './asked.ts';
import { newSearches, productLists, unkeptPages } from './kinds-of-answers.ts';
import { type Figure, report } from './results.ts';
import { rounded } from './rounded.ts';
import { costOf, untilIdle } from './server-cost.ts';
import { startSite } from './site-process.ts';

const large = 10_000;
type Case = { of: string; size: number; productsAlone?: boolean };
const cases: Case[] = [
	...[50, 1000, large].map((size) => ({ of: `${size} products and articles`, size })),
	{ of: '10000 products', size: large, productsAlone: true },
];
const seconds = Number(process.argv[2] ?? 1);

const asked: Record<string, Asked> = {
	product_list: productLists,
	'search, new words': newSearches,
	'page that is not kept': unkeptPages,
};
/** From the smallest to the largest an answer may become so many times as dear. */
const mostGrowth = 3;
const mostMegabytes = ({ size }: Case) => (size < large ? 250 : 450);

async function start({ size, productsAlone }: Case) {
	if (productsAlone) {
		const snapshot = { ...demoSnapshot, products: enlarge(demoSnapshot, size).products };
		const kept = { snapshot, versions: {}, etag: '', troubles: [] };
		return startSite({ prepare: (dataDir) => writeKept(join(dataDir, 'snapshot.json'), kept) });
	}
	const env = { SAMPLE: String(size) };
	await run(node, [join(root, 'packages/demo/scripts/prepare.ts'), 'content'], { env, quiet: true });
	return startSite({ env });
}

async function measure(each: Case): Promise<Figure[]> {
	const { of } = each;
	const site = await start(each);
	await untilIdle({ pids: [site.pid] });
	const figures: Figure[] = [
		{ of, measure: 'start to ready, ms', value: rounded(site.readyAfter) },
		{ of, measure: 'MB at rest', value: rounded(site.megabytes()) },
	];
	for (const [name, questions] of Object.entries(asked)) {
		const target = { url: site.url, pids: [site.pid] };
		await costOf(target, questions, seconds);
		const { microseconds } = await costOf(target, questions, seconds);
		figures.push({ of, measure: `${name}, CPU µs`, value: rounded(microseconds) });
	}
	const megabytes = rounded(site.megabytes());
	figures.push({ of, measure: 'MB after the load', value: megabytes, aim: { of: 'value', most: mostMegabytes(each) } });
	await site.stop();
	return figures;
}

const bySize: Figure[][] = [];
for (const each of cases) bySize.push(await measure(each));
const [smallest = []] = bySize;

/** What costs CPU is held against the smallest. */
function heldAgainst(figure: Figure): Figure {
	const base = smallest.find(({ measure }) => measure === figure.measure);
	if (!base || base === figure || !figure.measure.endsWith('CPU µs')) return figure;
	const ratio = rounded(figure.value / base.value);
	const beside = { what: 'the smallest', value: base.value, ratio };
	return { ...figure, beside, aim: { of: 'ratio', most: mostGrowth } };
}

report('Growth', bySize.flat().map(heldAgainst));
