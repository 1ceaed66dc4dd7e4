import { demoSnapshot } from '@site/demo/snapshot';
import { expect, it } from 'vitest';
import { buildContent } from '../content/content.ts';
import { article, snapshotWith } from '../content/fixtures.ts';
import { articleView } from '../content/newsroom.ts';
import { noticesInFull } from '../content/notices.ts';
import { atomNotices } from './atom-notices.ts';
import { atomFeed } from './feeds.ts';

const content = buildContent(snapshotWith(), '2026-11-17');
const feedOf = (overrides: Parameters<typeof article>[1] = {}, language: 'en' | 'cn' = 'en') =>
	atomFeed({
		kind: 'blog',
		language,
		articles: [article(7, overrides), article(3)].map((each) => articleView(content, each, language)),
		publicUrl: 'https://www.example.com',
	});

it('is as new as its last change, which is never before an article came out', () => {
	expect(feedOf({ changedOn: '2026-02-01' }).match(/<updated>2026-02-01T00:00:00Z<\/updated>/g)).toHaveLength(2);
	expect(feedOf({ changedOn: '2025-12-31' })).not.toContain('2025-12-31');
});

it('no notice is updated before its publication', () => {
	const notices = demoSnapshot.notices.map((notice) => ({ ...notice, changedOn: '2000-01-01' }));
	const feed = atomNotices({
		language: 'en',
		notices: noticesInFull(buildContent({ ...demoSnapshot, notices }), 'en'),
		publicUrl: 'https://www.example.com',
	});
	expect(feed).toContain('<updated>');
	expect(feed).not.toContain('2000-01-01');
});

it('is as new as its newest article, and entries keep their ids at new addresses', () => {
	const idsOf = (feed: string) => [...feed.matchAll(/<entry>\n<id>(.*?)<\/id>/g)].map(([, id]) => id);
	expect(feedOf()).toContain('<updated>2026-01-07T00:00:00Z</updated>');
	expect(new Set(idsOf(feedOf())).size).toBe(2);
	expect(idsOf(feedOf({ slug: 'renamed' }))).toEqual(idsOf(feedOf()));
});

it('names every address whole, with the public host', () => {
	const content = {
		en: '<p><a href="/product/all">All</a><img src="/media/a.webp" srcset="/media/a-480.webp 480w" alt="A"></p>',
	};
	const feed = feedOf({ content, slug: 'flu-a/b-&-more' });
	expect(feed).toContain('href="https://www.example.com/resources/flu-a%2Fb-%26-more"');
	expect(feed).toContain('href=&quot;https://www.example.com/product/all&quot;');
	expect(feed).toContain('src=&quot;https://www.example.com/media/a.webp&quot;');
	expect(feed).not.toMatch(/=(?:"|&quot;)\/|srcset/);
});

it('holds whatever staff wrote, without what XML cannot hold', () => {
	const controls = String.fromCharCode(0, 8, 0xffff);
	expect(feedOf({ title: { en: `A <b>bold</b> & "quoted"${controls} title ]]>` } })).toContain(
		'<title>A &lt;b&gt;bold&lt;/b&gt; &amp; &quot;quoted&quot; title ]]&gt;</title>',
	);
});

it('is in one language, and its links say which', () => {
	const feed = feedOf({}, 'cn');
	expect(feed).toContain('xml:lang="zh-CN"');
	expect(feed).toContain('<title>故事7</title>');
	expect(feed).toContain('"https://www.example.com/feeds/blog.xml?lang=cn"');
	expect(feed).toContain('"https://www.example.com/resources/article-7?lang=cn"');
});
