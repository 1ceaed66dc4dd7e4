import { expect, it } from 'vitest';
import { buildContent } from './content.ts';
import { article, picture, snapshotWith } from './fixtures.ts';
import { articleSurroundings } from './newsroom.ts';
import { relatedTo } from './related-articles.ts';

const about = (id: number, keywords: string, more: Parameters<typeof article>[1] = {}) =>
	article(id, { keywords: { en: keywords }, ...more });
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

const flu = about(1, 'rapid test, flu, season');
const all = [
	about(9, 'rapid test, glucose'),
	about(8, 'rapid test, flu', { kind: 'press' }),
	about(7, 'rapid test, storage'),
	about(6, 'rapid test, flu'),
	about(5, 'rapid test, flu, season'),
	flu,
];

it('related articles share the rarest keywords, same kind first, then the newest', () => {
	expect(idsOf(relatedTo(flu, all, 3))).toEqual([5, 6, 8]);
	expect(idsOf(relatedTo(flu, all, 5))).toEqual([5, 6, 8, 9, 7]);
});

it('an article is never related to itself, and the list is as long as possible', () => {
	expect(idsOf(relatedTo(flu, [flu], 3))).toEqual([]);
	for (const each of all) expect(idsOf(relatedTo(each, all, 3))).not.toContain(each.id);
	for (const each of all) expect(relatedTo(each, all, 3)).toHaveLength(3);
});

it('no picture is shown twice if there are others', () => {
	const same = about(5, 'rapid test, flu, season', { picture: flu.picture });
	expect(idsOf(relatedTo(flu, [same, ...all.filter(({ id }) => id !== 5)], 3))).toEqual([6, 8, 9]);
	const twins = [about(3, 'flu', { picture: picture('twin') }), about(2, 'flu', { picture: picture('twin') })];
	expect(idsOf(relatedTo(flu, [...twins, flu], 3))).toEqual([3, 2]);
});

it('an article has its older and newer neighbor of its kind, and three related ones', () => {
	const content = buildContent(snapshotWith());
	const around = (slug: string) => articleSurroundings(content, { slug, language: 'cn' });
	expect(around('article-2')).toMatchObject({
		older: { slug: 'article-1', title: '故事1' },
		newer: { slug: 'article-3', title: '故事3' },
		related: expect.objectContaining({ length: 3 }),
	});
	expect(around('article-8').newer).toBeNull();
	expect(around('article-1').older).toBeNull();
	expect(around('nope')).toEqual({ older: null, newer: null, related: [] });
});
