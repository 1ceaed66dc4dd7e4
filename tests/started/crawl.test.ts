import { rmSync } from 'node:fs';
import { readProductDocumentPath } from '@site/contract/product-documents';
import { demoSnapshot } from '@site/demo/snapshot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleAddress, boardMemberAddress, eventAddress, productAddress } from '../../apps/site/app/destinations.ts';
import { inParallel, openAgent, userAgents } from './ask.ts';
import { type StartedSite, startBuiltSite, temporaryFolder } from './site.ts';

const folder = temporaryFolder('crawl');
let site: StartedSite;
let agent: ReturnType<typeof openAgent>;

beforeAll(async () => {
	site = await startBuiltSite(folder, { RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
	agent = openAgent(site.url, 4);
});
afterAll(async () => {
	agent.close();
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
});

/** Names in an address that lead to other items; filters and orders only show the same ones otherwise. */
const followed = new Set(['page', 'name', 'job', 'all', 'for']);

const linksIn = (html: string, at: string): string[] =>
	[...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].flatMap(([, href = '']) => {
		const url = new URL(href.replaceAll('&amp;', '&'), `http://site${at}`);
		return url.host === 'site' && url.protocol === 'http:' ? [url.pathname + url.search] : [];
	});

const isFollowed = (address: string) => {
	const { pathname, searchParams } = new URL(address, 'http://site');
	return (
		!/^\/(documents|calendar|feeds?)\//.test(pathname) && [...searchParams.keys()].every((name) => followed.has(name))
	);
};

/** Follows links from the home page, as someone without scripting does, until all that is wanted was met. */
async function crawl(userAgent: string, wanted: readonly string[]) {
	const seen = new Set(['/']);
	const broken: string[] = [];
	for (let next = ['/']; next.length > 0 && !wanted.every((address) => seen.has(address)); ) {
		const found = new Set<string>();
		await inParallel(next, 4, async (address) => {
			const { status, body, headers } = await agent.ask(address, { 'user-agent': userAgent });
			if (status >= 400) broken.push(`${status} ${address}`);
			for (const link of [...linksIn(body, address), ...(headers.location ? [headers.location] : [])]) found.add(link);
		});
		next = [...found].filter((link) => !seen.has(link) && isFollowed(link));
		for (const link of found) seen.add(link);
	}
	return { seen, broken };
}

describe.each(Object.entries(userAgents))('links without JavaScript, %s', (_layout, userAgent) => {
	it('lead from the home page to every article, event, job, product and board member, and to nothing that is missing', async () => {
		const { articles, events, jobs, products, boardMembers } = demoSnapshot;
		const wanted = [
			...articles.map(({ slug }) => articleAddress(slug)),
			...events.filter(({ url }) => url === '').map(({ slug }) => eventAddress(slug)),
			...jobs.map(({ id }) => `/careers-apply?job=${id}`),
			...products.map(({ slug }) => productAddress(slug)),
			...boardMembers.map(({ key }) => boardMemberAddress(key)),
		];
		const { seen, broken } = await crawl(userAgent, wanted);
		expect(wanted.filter((address) => !seen.has(address))).toEqual([]);
		expect(broken).toEqual([]);
	}, 120_000);
});

describe('the papers of products', () => {
	const links = new Set(
		demoSnapshot.products.flatMap(({ resources }) =>
			resources.flatMap(({ content }) =>
				[...`${content.en}${content.cn}`.matchAll(/href="(\/documents\/[^"]+)"/g)].map(([, href = '']) => href),
			),
		),
	);
	/** All are made in a test of their own; here one of each kind and language comes through the front door. */
	const ofEachKind = new Map(
		[...links].map((href) => {
			const paper = readProductDocumentPath(href);
			return [`${paper?.kind} ${paper?.language}`, href];
		}),
	);

	it('are downloaded as what they say, one of each kind and language', async () => {
		expect(ofEachKind.size).toBeGreaterThan(20);
		await inParallel(ofEachKind.values(), 4, async (href) => {
			const { status, headers, body } = await agent.ask(href);
			expect([status, headers['content-type'], body.slice(0, 5)], href).toEqual([200, 'application/pdf', '%PDF-']);
			expect(headers['content-disposition'], href).toContain('.pdf');
		});
	}, 60_000);
});
