import { demoSnapshot } from '@site/demo/snapshot';
import { expect, it } from 'vitest';
import { buildContent } from './content.ts';
import { snapshotWith } from './fixtures.ts';
import { isGonePage, spelledSlug } from './slugs.ts';

const [article, other] = snapshotWith().articles;
if (!article || !other) throw new Error('The hand-made content has two articles');

const leadsTo = (pairs: [from: string, to: string][], slug: string) => {
	const redirects = pairs.map(([from, to], at) => ({ id: at + 1, kind: 'article' as const, from, to }));
	return spelledSlug(buildContent({ ...snapshotWith(), redirects }), 'article', slug);
};

it('a former slug leads to its item at once, in any letter case', { tags: '@D34' }, () => {
	expect(leadsTo([['old', article.slug]], 'Old')).toBe(article.slug);
	expect(
		leadsTo(
			[
				['oldest', 'old'],
				['old', article.slug],
			],
			'oldest',
		),
	).toBe(article.slug);
});

it('a former slug that another item now uses is that item', { tags: '@D34' }, () => {
	expect(leadsTo([[other.slug, article.slug]], other.slug)).toBe(other.slug);
});

it('a former slug leads nowhere if its item is gone, in a loop, or of another kind', () => {
	expect(leadsTo([['old', 'gone']], 'old')).toBeNull();
	expect(
		leadsTo(
			[
				['a', 'b'],
				['b', 'a'],
			],
			'a',
		),
	).toBeNull();
	const redirects = [{ id: 1, kind: 'event' as const, from: 'old', to: article.slug }];
	expect(spelledSlug(buildContent({ ...snapshotWith(), redirects }), 'article', 'old')).toBeNull();
});

it.each(['FSN-2026-02', 'fsn-2026-02'])('the number of a notice leads to it: %s', { tags: '@NOTICE-1' }, (number) => {
	expect(spelledSlug(buildContent(demoSnapshot), 'notice', number)).toBe('fsn-2026-02-glucose-test-strips');
});

const pageLeadsTo = (pairs: [from: string, to: string][], slug: string) => {
	const redirects = pairs.map(([from, to], at) => ({ id: at + 1, kind: 'page' as const, from, to }));
	const texts = { title: { en: 'Flu' }, description: { en: '' }, keywords: { en: '' }, sections: [] };
	const freePages = [{ id: 1, slug: 'campaigns/flu', ...texts }];
	const content = buildContent({ ...snapshotWith(), freePages, redirects });
	return [spelledSlug(content, 'page', slug), isGonePage(content, slug)];
};

it('a free page is found in any letter case and at former addresses', { tags: ['@FREE-1', '@FREE-7'] }, () => {
	expect(pageLeadsTo([], 'Campaigns/Flu')).toEqual(['campaigns/flu', false]);
	expect(pageLeadsTo([['old', 'campaigns/flu']], 'Old')).toEqual(['campaigns/flu', false]);
	expect(pageLeadsTo([], 'nowhere')).toEqual([null, false]);
});

it('a deleted free page is known as deleted, or redirects without loops', { tags: '@FREE-7' }, () => {
	expect(pageLeadsTo([['old', '']], 'old')).toEqual([null, true]);
	expect(pageLeadsTo([['old', '/product/all']], 'old')).toEqual(['/product/all', false]);
	expect(pageLeadsTo([['old', '/campaigns/flu']], 'old')).toEqual(['campaigns/flu', false]);
	expect(pageLeadsTo([['old', '/old']], 'old')).toEqual([null, true]);
	const circle: [string, string][] = [
		['old', '/older'],
		['older', '/old'],
	];
	expect(pageLeadsTo(circle, 'old')).toEqual([null, true]);
});
