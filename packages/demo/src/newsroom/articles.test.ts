import { Article } from '@site/contract/newsroom';
import { linkNames } from '@site/contract/settings';
import { describe, expect, test } from 'vitest';
import { articles } from './articles.ts';

const blog = articles.filter((article) => article.kind === 'blog');
const press = articles.filter((article) => article.kind === 'press');
const slugs = articles.map((article) => article.slug);
const bodies = articles.flatMap(({ slug, content }) => [content.en, content.cn ?? ''].map((html) => ({ slug, html })));
const addresses = bodies.flatMap(({ html }) => [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? ''));

describe('the sample newsroom', () => {
	test.each(articles)('holds a valid article: $slug', (article) => {
		expect(Article.parse(article)).toEqual(article);
	});

	test('fills both lists of the resources page well past their first six', () => {
		expect(blog).toHaveLength(18);
		expect(press).toHaveLength(12);
	});

	test('shows half of the blog under the tab Articles, and no press release', () => {
		expect(blog.filter((article) => article.isArticle)).toHaveLength(9);
		expect(press.filter((article) => article.isArticle)).toEqual([]);
	});

	test('gives every article its own id and its own readable address', () => {
		expect(new Set(articles.map((article) => article.id)).size).toBe(articles.length);
		expect(new Set(slugs).size).toBe(articles.length);
		expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
	});

	test('runs from the newest back to the oldest, from January 2024 to November 10, 2026', () => {
		const days = articles.map((article) => article.publishedOn);
		expect(days).toEqual(days.toSorted().reverse());
		expect(days.at(-1)?.slice(0, 7)).toBe('2024-01');
		expect(days[0]).toBe('2026-11-10');
	});

	test('has a title, a description and keywords in both languages for every article', () => {
		const untranslated = articles.filter(({ title, description, keywords }) =>
			[title, description, keywords].some((text) => !text.en || !text.cn),
		);
		expect(untranslated).toEqual([]);
	});

	test.each(articles)('tells the whole story in Chinese too: $slug', ({ content }) => {
		const tagsOf = (html = '') => html.replace(/ alt="[^"]*"/g, '').match(/<[^>]+>/g);
		expect(content.cn).toMatch(/\p{Script=Han}/u);
		expect(tagsOf(content.cn)).toEqual(tagsOf(content.en));
	});

	test('has nine diagrams, each used once and described in both languages', { tags: '@PAGE-62' }, () => {
		const shown = (html = '') =>
			[...html.matchAll(/<img src="([^"]*)" alt="([^"]+)"/g)].map(([, url, alt]) => [url, alt]);
		const drawn = articles.map(({ content }) => ({ en: shown(content.en), cn: shown(content.cn) }));
		const urls = drawn.flatMap(({ en }) => en.map(([url]) => url));
		expect(urls).toHaveLength(9);
		expect(new Set(urls).size).toBe(9);
		const chinese = drawn.flatMap(({ cn }) => cn.map(([, alt]) => alt ?? ''));
		expect(chinese.filter((alt) => !/\p{Script=Han}/u.test(alt))).toEqual([]);
	});

	test('links only to this site and to outside addresses that the settings name', () => {
		const named: string[] = linkNames.map((name) => `link:${name}`);
		expect(addresses.filter((address) => !address.startsWith('/') && !named.includes(address))).toEqual([]);
	});

	test('links to other articles that exist', () => {
		const targets = addresses.filter((address) => address.startsWith('/resources/'));
		expect(targets.length).toBeGreaterThan(0);
		expect(targets.filter((address) => !slugs.includes(address.slice('/resources/'.length)))).toEqual([]);
	});

	test('closes every tag that it opens', () => {
		const unbalanced = bodies.filter(({ html }) => {
			const opened = html.match(/<(?!img)[a-z]/g)?.length ?? 0;
			const closed = html.match(/<\/[a-z]/g)?.length ?? 0;
			return opened !== closed || html.includes('undefined');
		});
		expect(unbalanced).toEqual([]);
	});
});
