import { expect, it } from 'vitest';
import { buildContent } from './content.ts';
import { snapshotWith } from './fixtures.ts';
import { spelledSlug } from './slugs.ts';

const [article, other] = snapshotWith().articles;
if (!article || !other) throw new Error('The hand-made content has two articles');

const leadsTo = (pairs: [from: string, to: string][], slug: string) => {
	const redirects = pairs.map(([from, to], at) => ({ id: at + 1, kind: 'article' as const, from, to }));
	return spelledSlug(buildContent({ ...snapshotWith(), redirects }), 'article', slug);
};

it('a former slug leads to the item at once, in any letter case and over any number of names (D34)', () => {
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

// Holds D34.
it('a former slug that another item has now is that item', () => {
	expect(leadsTo([[other.slug, article.slug]], other.slug)).toBe(other.slug);
});

it('a former slug leads nowhere where its item is gone, where it leads in a circle, or where another kind had it', () => {
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
