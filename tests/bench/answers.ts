/**
 * CPU cost of a response of the site, compared with servers that only send the same bytes: bare Node and nginx, or for
 * calls a bare Hono handler. All in one run on this machine: `node bench/answers.ts [seconds per measurement]
 * [rounds]`. The site has to be built. Measured as CPU time of the server's processes, alternating with the baselines,
 * so that neither a slow client nor other work on the machine counts.
 */
import { type Asked, firstOf, page, type Question } from './asked.ts';
import { answerOf, type Baseline, bareHono, bareNode, type Same, staticNginx } from './baselines.ts';
import { knownSearches, messages, newSearches, productLists, unkeptPages } from './kinds-of-answers.ts';
import { median } from './median.ts';
import { hasNginx } from './nginx.ts';
import { type Figure, report } from './results.ts';
import { rounded } from './rounded.ts';
import { type Cost, costOf, untilIdle } from './server-cost.ts';
import { startSite } from './site-process.ts';

const seconds = Number(process.argv[2] ?? 1);
const fewRounds = Number(process.argv[3] ?? 3);
/** A page from memory is so cheap that one round says little. */
const roundsOf = ({ of }: Kind) => (of.startsWith('page /') ? fewRounds + 2 : fewRounds);

/** The aim is a share of the CPU of a baseline. */
type Kind = { of: string; asked: Asked; aim?: { beside: string; least: number } };

const ready = { beside: 'bare Node', least: 0.75 };
const read = { beside: 'bare Hono', least: 0.33 };

const site = await startSite();
await untilIdle({ pids: [site.pid] });
const home = await (await fetch(site.url)).text();
const script = /\/assets\/[^"]+\.js/.exec(home)?.[0];
if (!script) throw new Error('the home page names no script');
const kinds: Kind[] = [
	...['/', '/about', '/product/all'].map((path) => ({
		of: `page ${path}`,
		asked: [page(path)],
		aim: ready,
	})),
	{ of: 'page that is not kept', asked: unkeptPages },
	{ of: 'data of a page (.data)', asked: [page('/product/all.data')], aim: ready },
	{ of: 'asset', asked: [page(script)], aim: ready },
	{ of: 'product_list', asked: productLists, aim: read },
	{ of: 'search, asked before', asked: knownSearches, aim: read },
	{ of: 'search, new words', asked: newSearches },
	{ of: 'message', asked: messages },
];

/** Calls are served by Hono, so a bare Hono handler is their baseline. */
const baselinesOf = ({ method }: Question): Record<string, (same: Same) => Promise<Baseline>> =>
	method === 'POST'
		? { 'bare Node': bareNode, 'bare Hono': bareHono }
		: { 'bare Node': bareNode, ...(hasNginx() && { nginx: staticNginx }) };

async function measure(kind: Kind): Promise<Figure[]> {
	const { of, asked, aim } = kind;
	const same = await answerOf(site.url, firstOf(asked));
	const own = { url: site.url, pids: [site.pid] };
	const others: [name: string, server: Baseline][] = [];
	for (const [name, start] of Object.entries(baselinesOf(firstOf(asked)))) others.push([name, await start(same)]);
	// Warm up: work that a process does once after its start does not count.
	await costOf(own, asked, seconds);
	for (const [, server] of others) await costOf(server, [firstOf(asked)], seconds);
	const taken: { own: Cost; others: Map<string, Cost> }[] = [];
	for (let round = 0; round < roundsOf(kind); round++) {
		const costs = new Map<string, Cost>();
		for (const [name, server] of others) costs.set(name, await costOf(server, [firstOf(asked)], seconds));
		taken.push({ own: await costOf(own, asked, seconds), others: costs });
	}
	for (const [, server] of others) await server.stop();
	return [
		...others.map(([name]): Figure => {
			const pairs = taken.map((each) => ({ own: each.own, other: each.others.get(name) ?? each.own }));
			const ratios = pairs.map(({ own, other }) => other.microseconds / own.microseconds).toSorted((a, b) => a - b);
			return {
				of,
				measure: 'CPU µs',
				value: rounded(median(pairs.map(({ own }) => own.microseconds))),
				beside: {
					what: name,
					value: rounded(median(pairs.map(({ other }) => other.microseconds))),
					ratio: rounded(median(ratios)),
					lowest: rounded(ratios[0] ?? Number.NaN),
					highest: rounded(ratios.at(-1) ?? Number.NaN),
				},
				...(aim?.beside === name && { aim: { of: 'ratio', least: aim.least } }),
			};
		}),
		{ of, measure: 'per second', value: rounded(median(taken.map(({ own }) => own.rate))) },
		{ of, measure: 'bytes', value: same.body.length },
	];
}

const figures: Figure[] = [];
for (const kind of kinds) figures.push(...(await measure(kind)));
await site.stop();
report('Answers', figures);
