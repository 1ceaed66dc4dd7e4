import type { AddedSection } from '@site/contract/sections';
import { describe, expect, it } from 'vitest';
import { jobCategories, jobs } from './careers.ts';
import { buildContent } from './content.ts';
import { daysText, dayText } from './dates.ts';
import { event, eventSections, events } from './events.ts';
import { article as anArticle, event as anEvent, snapshotWith } from './fixtures.ts';
import { article, articles } from './newsroom.ts';
import { home, legal, page } from './pages.ts';
import { search } from './search.ts';

const content = buildContent(snapshotWith());
const paging = { page: 1, pageSize: 3, language: 'en' } as const;

describe('articles', () => {
	it('come newest first, by kind, and only marked ones on request', () => {
		const blog = articles(content, { ...paging, kind: 'blog' });
		expect(blog.total).toBe(8);
		expect(blog.items.map(({ id }) => id)).toEqual([8, 7, 6]);
		expect(articles(content, { ...paging, kind: 'blog', onlyArticles: true }).total).toBe(4);
		expect(articles(content, { ...paging, kind: 'press' }).items[0]?.title).toBe('Approval granted');
		expect(articles(content, paging).total).toBe(9);
	});
	it('are found by slug', () => {
		expect(article(content, { slug: 'article-2', language: 'cn' })).toMatchObject({
			title: '故事2',
			publishedText: '2026年1月2日',
			content: '<div lang="en"><p>Long version of story 2.</p></div>',
		});
		expect(article(content, { slug: 'nope', language: 'en' })).toBeNull();
	});
});

describe('events', () => {
	it('come soonest first, past ones after, the latest of them first', { tags: '@PAGE-26' }, () => {
		const ids = (today: string) => events(content, { today, language: 'en' }).map(({ id }) => id);
		expect(ids('2026-03-12')).toEqual([1, 3, 2, 4]);
		expect(ids('2026-03-13')).toEqual([3, 2, 1, 4]);
	});
	it('have their dates', () => {
		expect(event(content, { slug: 'event-2', language: 'en' })).toMatchObject({
			dateText: 'March 9–12, 2027',
			url: 'https://example.com/eventPage',
		});
	});
});

describe('sections of an item', () => {
	const figures: AddedSection = {
		kind: 'figures',
		tone: 'deep',
		title: { en: 'In zeptoliters', cn: '以仄升计' },
		items: [{ value: { en: '3' }, label: { en: 'drops', cn: '滴' } }],
	};
	const shown = buildContent(
		snapshotWith({
			articles: [anArticle(1, { sections: [figures] })],
			events: [anEvent(1, '2026-03-10', '2026-03-12', { sections: [figures] })],
		}),
	);

	it('are in the language of the item, and not in the lists', { tags: '@FREE-17' }, () => {
		const inChinese = { ...figures, title: '以仄升计', items: [{ value: '3', label: '滴' }] };
		expect(article(shown, { slug: 'article-1', language: 'cn' })?.sections).toEqual([inChinese]);
		expect(eventSections(shown, { id: 1, language: 'cn' })).toEqual([inChinese]);
		expect(events(shown, { today: '2026-03-01', language: 'en' })[0]).not.toHaveProperty('sections');
		expect(eventSections(shown, { id: 99, language: 'en' })).toEqual([]);
	});

	it('are found by search', { tags: '@FREE-17' }, () => {
		const { items } = search(shown, { keyword: 'zeptoliters', language: 'en', page: 1, pageSize: 10 });
		expect(items.map(({ slug }) => slug).sort()).toEqual(['article-1', 'event-1']);
	});
});

describe('dates', () => {
	it('are written as in the language', () => {
		expect(dayText('2026-11-03', 'en')).toBe('November 3, 2026');
		expect(dayText('2026-11-03', 'cn')).toBe('2026年11月3日');
		expect(daysText('2026-11-30', '2026-12-02', 'en')).toBe('November 30 – December 2, 2026');
		expect(daysText('2027-03-09', '2027-03-12', 'cn')).toBe('2027年3月9日至12日');
		expect(daysText('2027-03-09', '2027-03-09', 'cn')).toBe('2027年3月9日');
	});
});

describe('jobs', () => {
	it('are filtered by category, location and words of either language', () => {
		const total = (filter: object) => jobs(content, { ...paging, ...filter }).total;
		expect(total({})).toBe(7);
		expect(total({ categories: [2] })).toBe(3);
		expect(total({ categories: [1, 2], locations: [2] })).toBe(1);
		expect(total({ keyword: 'engineer san' })).toBe(1);
		expect(total({ keyword: '工程师' })).toBe(7);
		expect(total({ keyword: 'pilot' })).toBe(0);
		expect(total({ keyword: 'Enginer' })).toBe(7);
		expect(total({ keyword: 'ｅｎｇｉｎｅｅｒｓ' })).toBe(7);
	});
	it('are safe to show and name their places', () => {
		const [job] = jobs(content, { ...paging, language: 'cn', keyword: 'line 1' }).items;
		expect(job).toMatchObject({ content: '<div lang="en"><p>Build line 1.</p></div>', category: { name: '工程' } });
		expect(job?.locations.map(({ name }) => name)).toEqual(['亚特兰大', 'San Diego']);
		expect(jobCategories(content, 'cn')[1]).toEqual({ id: 2, name: 'Sales' });
	});
});

describe('pages', () => {
	it('are in one language throughout, sanitized, with resolved links', () => {
		const about = page(content, { key: 'about', language: 'cn' });
		expect(about?.title).toMatch(/^关于/);
		expect(about?.sections[0]).toMatchObject({
			body: '<div lang="en"><p>Since 2006</p><a href="https://example.com/university">U</a></div>',
			actions: [],
		});
		expect(about?.sections[1]).toMatchObject({ items: [{ value: '18+', label: '年' }] });
		expect(home(content, { today: '2026-11-15', language: 'en' }).notice?.links[0]?.to).toBe(
			'https://example.com/retailerOne',
		);
		expect(legal(content, { key: 'privacy-policy', language: 'en' })).toMatchObject({
			intro: '<p>Hello</p>',
			updatedText: 'November 3, 2026',
		});
	});

	it('announce a promotion from publication to its last day, and name that day', { tags: '@PAGE-1' }, () => {
		const { snapshot } = content;
		const todayOf = (days: { from?: string; until?: string }) => {
			const notice = { ...snapshot.home.notice, ...days };
			const dated = buildContent({ ...snapshot, home: { ...snapshot.home, notice } });
			return ['2027-07-03', '2027-07-04', '2027-07-05'].map(
				(today) => home(dated, { today, language: 'en' }).notice?.isToday,
			);
		};
		expect(todayOf({ from: '2027-07-04', until: '2027-07-04' })).toEqual([false, true, undefined]);
		expect(todayOf({ from: '2027-07-04' })).toEqual([false, true, true]);
		expect(todayOf({ until: '2027-07-04' })).toEqual([false, false, undefined]);
		expect(todayOf({})).toEqual([false, false, false]);
	});

	it('show the default notice, without a code, after the last day of a promotion', { tags: '@PAGE-1' }, () => {
		const { home: stored } = content.snapshot;
		const sale = { ...stored.notice, from: '2027-07-04', until: '2027-07-04' };
		const standingNotice = { text: { en: 'Sold all year', cn: '全年有售' }, links: [] };
		const both = buildContent({ ...content.snapshot, home: { ...stored, notice: sale, standingNotice } });
		const shownOn = (today: string) => home(both, { today, language: 'cn' }).notice;
		expect(shownOn('2027-07-04')).toEqual({ text: '特卖', code: 'JULY', isToday: true, links: [expect.anything()] });
		expect(shownOn('2027-07-05')).toEqual({ text: '全年有售', code: '', isToday: false, links: [] });
	});
});
