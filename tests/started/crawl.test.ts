import { inLanguage } from '@site/contract/language';
import { readProductDocumentPath } from '@site/contract/product-documents';
import { demoSnapshot } from '@site/demo/snapshot';
import { describe, expect, it } from 'vitest';
import { articleAddress, boardMemberAddress, eventAddress, productAddress } from '../../apps/site/app/destinations.ts';
import { byDepth } from '../support/depth.ts';
import { inParallel, userAgents } from './ask.ts';
import { oneSite } from './one-site.ts';

const agent = oneSite('crawl', 4);

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
	// Holds ROUTE-14.
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
	const links = demoSnapshot.products.flatMap((product) =>
		product.resources.flatMap(({ content: { en, cn = '' } }) =>
			[...`${en}${cn}`.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => ({ product, href })),
		),
	);
	const papers = new Map(links.filter(({ href }) => href.startsWith('/')).map((link) => [link.href, link.product]));

	it('are all on this site', () => {
		expect(links.length / 2).toBe(243);
		for (const { href } of links) expect(href).toMatch(/^\/documents\/products\//);
	});

	/** One of each kind in each language, or all. */
	const kindOf = (href: string) => href.slice(href.lastIndexOf('/'));
	const ofEachKind = [...new Map([...papers].map((paper) => [kindOf(paper[0]), paper])).values()];
	const looked = byDepth({ usual: ofEachKind, nightly: [...papers] });

	// Holds D31.
	it('are downloaded as what their links say: each a PDF, of that product, in that language', async () => {
		await inParallel(looked, 4, async ([href, product]) => {
			const answer = await agent.fetch(href);
			const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1');
			const { kind, language } = readProductDocumentPath(href) ?? {};
			const { headers } = answer;
			expect([answer.status, headers.get('content-type'), bytes.slice(0, 5)], href).toEqual([
				200,
				'application/pdf',
				'%PDF-',
			]);
			expect(headers.get('content-disposition'), href).toContain(`${kind}-${language}.pdf`);
			expect(headers.get('content-language')?.slice(0, 2), href).toBe(language);
			expect(describes(bytes, `${inLanguage(product.title, language === 'zh' ? 'cn' : 'en')}: `), href).toBe(true);
			expect(describes(bytes, product.reference), href).toBe(true);
		});
	}, 300_000);
});

/** Whether a text stands in the PDF's own description: plain, or as the bytes of UTF-16, escaped as a PDF does. */
function describes(bytes: string, text: string) {
	const wide = Buffer.from(text, 'utf16le').swap16().toString('latin1');
	const escapes: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\b': '\\b', '\f': '\\f' };
	const written = (bare: string) => bare.replace(/[\n\r\t\b\f()\\]/g, (sign) => escapes[sign] ?? `\\${sign}`);
	return bytes.includes(written(text)) || bytes.includes(written(wide));
}
