import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@site/contract/language';
import { productDocumentPath } from '@site/contract/product-documents';
import { wirePaths, wireReads } from '@site/contract/wire';
import { demoSnapshot } from '@site/demo/snapshot';
import { expect, it } from 'vitest';
import { buildContent, type Content } from '../../apps/site/server/content/content.ts';
import { snapshotWith } from '../../apps/site/server/content/fixtures.ts';
import { localise } from '../../apps/site/server/content/localise.ts';
import { newestArticles } from '../../apps/site/server/content/newsroom.ts';
import { packSnapshot } from '../../apps/site/server/content/packed-snapshot.ts';
import { wantedAt } from '../../apps/site/server/documents/orders.ts';
import { publishedPages } from '../../apps/site/server/found/published-pages.ts';
import { questionsOf } from '../../apps/site/server/questions.ts';
import { startSite } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'packed-'));
const { products, articles } = demoSnapshot;
const plain = buildContent(demoSnapshot);
const packed = buildContent(await packSnapshot(demoSnapshot, folder, 1));

it('content whose texts lie on disk gives every answer of the wire to the byte', async () => {
	const sites = await Promise.all([startSite({ content: plain }), startSite({ content: packed })]);
	const items = { product: products.map(({ slug }) => slug), article: articles.map(({ slug }) => slug) };
	for (const path of new Set(wireReads.map((name) => wirePaths[name]))) {
		const slugs = path.includes('detail') ? (path.startsWith('/article') ? items.article : items.product) : [''];
		for (const language of languages) {
			for (const custom of slugs) {
				const body = JSON.stringify({ custom, id: custom, keyword: 'test', page_size: 99_999_999, language });
				const [wanted, found] = await Promise.all(
					sites.map(async ({ url }) => {
						const headers = { 'content-type': 'application/json' };
						return (await fetch(url + path, { method: 'POST', headers, body })).text();
					}),
				);
				expect(found, `${path} ${custom}`).toBe(wanted);
			}
		}
	}
	await Promise.all(sites.map((site) => site.stop()));
});

/** What pages, feeds, papers and the sitemap are made from. */
function everything(content: Content) {
	const inLanguages = languages.map((language) => {
		const ask = questionsOf(content, language);
		return {
			products: products.map(({ slug }) => [ask.product(slug), ask.relatedProducts({ slug })]),
			articles: articles.map(({ slug }) => [ask.article(slug), ask.articleSurroundings(slug)]),
			lists: [ask.products({ page: 1, pageSize: 999 }), ask.articles({ page: 1, pageSize: 999 }), ask.productFacts()],
			found: ['flu', 'swab', '快速', 'ifu', 'safety data sheet'].map((keyword) =>
				ask.search({ keyword, page: 1, pageSize: 99, all: true }),
			),
			feed: newestArticles(content, { kind: 'blog', count: 20, language }),
		};
	});
	const papers = products.map(({ reference }) =>
		wantedAt(content, productDocumentPath({ reference, kind: 'instructions-for-use', language: 'en' })),
	);
	return { inLanguages, papers, pages: publishedPages(content, 'pages') };
}

it('and everything that a page asks, by the same names in the same order', () => {
	expect(JSON.stringify(everything(packed))).toBe(JSON.stringify(everything(plain)));
	expect(packed.snapshot).toEqual(plain.snapshot);
});

it('HTML that is read from disk is sanitised as ever', async () => {
	const fixture = snapshotWith();
	const { snapshot } = buildContent(await packSnapshot(fixture, folder, 1));
	const [product] = snapshot.products;
	expect(fixture.products[0]?.content.en).toContain('<script>');
	expect(product && localise(product, 'en').content).toMatch(/^<p>[^<]*<\/p>$/);
});

it('content of before is whole while somebody still reads it, and leaves no file behind', async () => {
	const renamed = { ...demoSnapshot, products: products.map((each) => ({ ...each, content: { en: '<p>New</p>' } })) };
	const next = buildContent(await packSnapshot(renamed, folder, 1));
	expect(next.snapshot.products.at(-1)?.content).toEqual({ en: '<p>New</p>' });
	expect(packed.snapshot.products.at(-1)?.content).toEqual(plain.snapshot.products.at(-1)?.content);
	expect(readdirSync(folder)).toEqual([]);
});
