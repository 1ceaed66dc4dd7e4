/**
 * How the site scales with more products and articles: start time, memory and CPU cost of a response: `node
 * bench/growth.ts [seconds per measurement]`. The site has to be built.
 */
import { join } from 'node:path';
import { enlarge } from '@site/demo/enlarge';
import { demoSnapshot } from '@site/demo/snapshot';
import { writeKept } from '../../apps/site/server/content/kept-snapshot.ts';
import { node, root, run } from '../../scripts/steps.ts';
import type { Asked } from './asked.ts';
import { newFinders, newSearches, newWorkingLists, productLists, tables, unkeptPages } from './kinds-of-answers.ts';
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
	'finder, new answers': newFinders,
	'list of twelve': newWorkingLists,
	'table of products': tables,
};
/** The largest factor by which a response may cost more CPU than with the smallest content. */
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

/** Compares CPU figures with those of the smallest content. */
function heldAgainst(figure: Figure): Figure {
	const base = smallest.find(({ measure }) => measure === figure.measure);
	if (!base || base === figure || !figure.measure.endsWith('CPU µs')) return figure;
	const ratio = rounded(figure.value / base.value);
	const beside = { what: 'the smallest', value: base.value, ratio };
	return { ...figure, beside, aim: { of: 'ratio', most: mostGrowth } };
}

report('Growth', bySize.flat().map(heldAgainst));
