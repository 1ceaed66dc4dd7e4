import { demoSnapshot } from '@site/demo/snapshot';
import { expect, it } from 'vitest';
import { articleAddress, jobAddress, noticeAddress } from '../../app/destinations.ts';
import { buildContent } from '../content/content.ts';
import { publishedPages } from './published-pages.ts';
import { sitemapAt } from './sitemap.ts';

const pages = Array.from({ length: 5 }, (_, at) => ({ path: `/products/a%26b-${at}`, pictures: ['/media/a.webp'] }));
const site = 'https://www.example.com';

it('one sitemap holds all addresses while it can; then it names smaller ones', () => {
	expect(sitemapAt('/sitemap.xml', pages, site)?.match(/<url>/g)).toHaveLength(10);
	expect(sitemapAt('/sitemap-1.xml', pages, site)).toBeNull();

	const index = sitemapAt('/sitemap.xml', pages, site, 4) ?? '';
	const files = [...index.matchAll(/<loc>https:\/\/www\.example\.com([^<]+)<\/loc>/g)].map(([, path = '']) => path);
	expect(files).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
	const parts = files.map((path) => sitemapAt(path, pages, site, 4)?.match(/<url>/g)?.length);
	expect(parts).toEqual([4, 4, 2]);
	expect(sitemapAt('/sitemap-4.xml', pages, site, 4)).toBeNull();
	expect(sitemapAt('/sitemap-0.xml', pages, site, 4)).toBeNull();
});

it('no item changed before its publication', () => {
	const changedOn = '2000-01-01';
	const early = <T extends object>(items: readonly T[]) => items.map((item) => ({ ...item, changedOn }));
	const { articles, notices, jobs } = demoSnapshot;
	const content = buildContent({
		...demoSnapshot,
		articles: early(articles),
		notices: early(notices),
		jobs: early(jobs),
	});
	const dayOf = new Map(publishedPages(content).map(({ path, changedOn }) => [path, changedOn]));
	for (const { slug, publishedOn } of articles) expect(dayOf.get(articleAddress(slug))).toBe(publishedOn);
	for (const { slug, publishedOn } of notices) expect(dayOf.get(noticeAddress(slug))).toBe(publishedOn);
	for (const { id, postedOn } of jobs) expect(dayOf.get(jobAddress(id))).toBe(postedOn);
	expect([...dayOf.values()]).not.toContain(changedOn);
});
