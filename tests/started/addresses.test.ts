import { brand } from '@site/contract/brand';
import { demoSnapshot } from '@site/demo/snapshot';
import { describe, expect, it } from 'vitest';
import { productAddress } from '../../apps/site/app/destinations.ts';
import { byDepth, seed } from '../support/depth.ts';
import { type Answer, inParallel, userAgents } from './ask.ts';
import { crawledSite } from './crawled-site.ts';
import { fuzzedAddresses } from './fuzzed-addresses.ts';

const agent = crawledSite(8);

const layouts = Object.entries(userAgents);

describe('an address with a malformed escape', { tags: '@D11' }, () => {
	it.each(['/products/%ZZ', '/resources/%', '/product/%E0%A4%A', '/events-info/a%', '/product/zt/%C0%AF'])(
		'%s answers 404 with the site around it, in both layouts and as data',
		async (path) => {
			for (const [layout, userAgent] of layouts) {
				const page = await agent.ask(path, { 'user-agent': userAgent });
				expect(page.status).toBe(404);
				expect(page.body).toContain(`data-layout="${layout}"`);
				expect(page.body).toContain('No Data</h1>');
				expect(page.body).toContain('<footer');
			}
			const data = await agent.ask(`${path}.data`);
			expect(data.status).toBe(404);
		},
	);
});

describe('a path', () => {
	const newsletter = `/${brand.slug}-poc-newsletter`;

	it.each([
		['/nowhere', 302, '/'],
		['/nowhere/at/all', 302, '/'],
		['/About', 301, '/about'],
		['/culture/aiiso_truth_code', 301, '/Culture/Aiiso_Truth_Code'],
		['/free-sample', 301, '/free-sample-kit'],
		[newsletter.toUpperCase(), 301, newsletter],
		['/careers?page=99', 302, `/careers?page=${Math.ceil(demoSnapshot.jobs.length / 5)}`],
		['/careers?search=nobody-does-this&page=7', 302, '/careers?search=nobody-does-this'],
	])('%s answers %s and leads to %s', { tags: ['@ROUTE-9', '@D10'] }, async (path, status, to) => {
		const answer = await agent.ask(path);
		expect([answer.status, answer.headers.location]).toEqual([status, to]);
	});

	it('of an application for a closed job leads to the list, with a message', async () => {
		const { status, headers } = await agent.ask('/careers-apply?job=999&lang=cn');
		expect([status, headers.location]).toEqual([302, '/careers?job=999&lang=cn']);
		expect((await agent.ask('/careers?job=999')).body).toContain('is no longer open');
	});

	it.each(['/media/missing.webp', '/documents/missing.pdf', '/assets/missing.js', '/missing.png', '/apis/api/nothing'])(
		'%s is missing',
		{ tags: '@D10' },
		async (path) => {
			expect((await agent.ask(path)).status).toBe(404);
		},
	);

	it.each([
		['/products/troponin-test', '/product/all', 'See all products', '/products/troponin-i-rapid-test'],
		['/product/zt/nope', '/product/all', 'See all products', '/product'],
		['/resources/read-faint-line', '/resources', 'See all news', '/resources/reading-faint-lines'],
		['/resources/nope', '/resources', 'See all news', '/resources/'],
		['/events-info/gulf-medical', '/events', 'See all events', '/events-info/gulf-medical-trade-fair-2027'],
		['/product/nope', '/product/all', 'See all products', ''],
	])(
		'%s is missing, shown in the site with No Data and similar items',
		{ tags: '@D11' },
		async (path, all, label, first) => {
			const { status, body } = await agent.ask(path);
			expect(status).toBe(404);
			expect(body).toContain('No Data</h1>');
			expect(body).toContain('<footer');
			const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
			expect(main).toMatch(new RegExp(`<a [^>]*href="${all}"[^>]*>${label}`));
			expect(/<li[\s\S]*?href="(?<to>[^"]*)"/.exec(main)?.groups?.to ?? '').toMatch(new RegExp(`^${first}`));
		},
	);
});

describe('a slug in another letter case', { tags: '@D10' }, () => {
	const slugs = {
		product: demoSnapshot.products.find(({ slug }) => slug.includes('/'))?.slug ?? '',
		article: demoSnapshot.articles[0]?.slug ?? '',
		event: demoSnapshot.events[0]?.slug ?? '',
	};
	const encoded = (slug: string) => encodeURIComponent(slug);

	it.each([
		['/product/Respiratory?page=2', '/product/respiratory?page=2'],
		['/product/ALL', '/product/all'],
		[`/products/${encoded(slugs.product.toUpperCase())}`, `/products/${encoded(slugs.product)}`],
		[`/product/zt/${slugs.product.toUpperCase()}`, `/product/zt/${encoded(slugs.product)}`],
		[`/resources/${slugs.article.toUpperCase()}`, `/resources/${encoded(slugs.article)}`],
		[`/events-info/${slugs.event.toUpperCase()}`, `/events-info/${encoded(slugs.event)}`],
	])('%s moves to %s', async (path, to) => {
		const answer = await agent.ask(path);
		expect([answer.status, answer.headers.location]).toEqual([301, to]);
		expect((await agent.ask(to)).status).toBe(200);
		const [file, query = ''] = path.split('?');
		const data = await agent.ask(`${file}.data?${query}`);
		// The router's own notation; the browser tests follow such a link.
		expect([data.status, data.body]).toEqual([202, expect.stringContaining(to.split('?')[0] ?? '')]);
	});

	it('is missing where nothing has that name in any letter case', async () => {
		for (const path of ['/product/Nope', '/products/Nope', '/resources/Nope', '/events-info/Nope']) {
			expect((await agent.ask(path)).status, path).toBe(404);
		}
	});
});

it('a page is kept under its one spelling, whatever its address says beside it', async () => {
	const etagOf = async (path: string) => (await agent.ask(path)).headers.etag;
	const plain = await etagOf('/about');
	for (const path of ['/about?i=1', '/./about', '/x/../about', '/about?for=supply-chain']) {
		expect(await etagOf(path), path).toBe(plain);
	}
});

it('a preview is never kept, by whatever path it is reached', async () => {
	const slug = encodeURIComponent(demoSnapshot.products[0]?.slug ?? '');
	for (const path of [`/products/../productspreview/${slug}`, `/products/%2e%2e/productspreview/${slug}`]) {
		for (const [address, status] of [[path, 200] as const, [`${path}?token=altered`, 403] as const]) {
			const answer = await agent.ask(address);
			expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
		}
	}
});

const contentOf = (html: string, name: string) =>
	html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1];

it.each([
	['resources', demoSnapshot.articles[0]?.slug],
	['products', demoSnapshot.products.at(-1)?.slug],
])('a preview of %s has the sharing tags of its item', { tags: ['@SHELL-8', '@D52'] }, async (kind, slug = '') => {
	const [item, preview] = await Promise.all(
		[kind, `${kind}preview`].map((path) => agent.ask(`/${path}/${encodeURIComponent(slug)}`)),
	);
	for (const tag of ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:type', 'og:image:alt', 'keywords']) {
		expect(contentOf(preview?.body ?? '', tag), tag).toBe(contentOf(item?.body ?? '', tag));
	}
	expect(contentOf(preview?.body ?? '', 'og:image:type')).toBe('image/webp');
	expect(contentOf(preview?.body ?? '', 'robots')).toMatch(/noindex/);
});

it('/culture/cn shows the culture pages in Chinese to readers of English too', { tags: '@PAGE-17' }, async () => {
	for (const [layout, userAgent] of layouts) {
		const { body } = await agent.ask('/culture/cn', { 'user-agent': userAgent });
		expect(body, layout).toContain('<html lang="en"');
		const [, shown = ''] = body.split(/<div lang="zh-CN"[^>]*>/);
		for (const { title, summary } of demoSnapshot.culture) {
			expect(shown).toContain(title.cn);
			expect(shown).toContain(summary.cn);
			expect(shown).not.toContain(summary.en);
		}
	}
});

describe('desktop links of lists, cards, results, news, events and banners open a new tab', {
	tags: '@ROUTE-12',
}, () => {
	const linksIn = (html: string, to: RegExp) =>
		[...html.matchAll(/<a\b[^>]*>/g)].map(([link]) => link).filter((link) => to.test(link));
	const isNewTab = (link: string) => link.includes('target="_blank"');

	it.each([
		['/product/all', /href="\/products\/[^"]+"/],
		['/search?search=glucose', /href="\/products\/[^"]+"/],
		['/resources', /href="\/resources\/[^"]+"/],
		['/events', /href="\/events-info\/[^"]+"/],
		['/', /href="\/resources\/[^"]+"/],
	])('%s', async (path, to) => {
		const [main = ''] = (await agent.ask(path)).body.match(/<main.*<\/main>/s) ?? [];
		const links = linksIn(main, to);
		expect(links.length).toBeGreaterThan(0);
		expect(links.filter((link) => !isNewTab(link))).toEqual([]);
	});

	it('other links stay in the tab: in texts, to neighbors and on missing pages', async () => {
		const article = demoSnapshot.articles.find(({ content }) => content.en.includes('href="/product'));
		const withAccessories = demoSnapshot.products.find(({ worksWith }) => worksWith.length > 0);
		const accessories = productAddress(withAccessories?.slug ?? '');
		const partOf = async (path: string, part: RegExp) => (await agent.ask(path)).body.match(part)?.[0] ?? '';
		const parts = [
			await partOf(`/resources/${article?.slug}`, /<div class="[^"]*rich.*?<\/article>/s),
			await partOf(`/resources/${article?.slug}`, /<nav aria-label="More from.*?<\/nav>/s),
			await partOf(accessories, /<h2[^>]*>Works with.*?<\/ul>/s),
			await partOf('/products/nope', /<main.*<\/main>/s),
		];
		for (const part of parts) {
			const links = linksIn(part, /href="\/(?!lead-form)/);
			expect(links.length).toBeGreaterThan(0);
			expect(links.filter(isNewTab)).toEqual([]);
		}
	});
});

it.each(['/products/nope', '/resources/nope', '/events-info/nope', '/productspreview/nope'])(
	'%s, which is missing, has a description and keywords',
	{ tags: '@SHELL-7' },
	async (path) => {
		const { body } = await agent.ask(path);
		expect(contentOf(body, 'description')).toMatch(/\w/);
		expect(contentOf(body, 'keywords')).toMatch(/\w/);
	},
);

const count = byDepth({ usual: 1000, nightly: 10_000 });

it(`no address of ${count} makes the site fail (SEED=${seed})`, { tags: '@ROUTE-10', timeout: 240_000 }, async () => {
	const failures: string[] = [];
	const classes = new Set<number>();
	let at = 0;
	await inParallel(fuzzedAddresses(seed, count), 8, async (path) => {
		const [, userAgent = ''] = layouts[at++ % layouts.length] ?? [];
		const answer: Answer = await agent.ask(path, { 'user-agent': userAgent });
		classes.add(Math.floor(answer.status / 100));
		if (answer.status >= 500) failures.push(`${answer.status} ${path}`);
	});
	expect(failures).toEqual([]);
	expect([...classes].sort()).toEqual([2, 3, 4]);
});
