import { describe, expect, it } from 'vitest';
import { firstView, loadMore, pickTab, readView, type View, writeView } from './view.ts';

const whole: View = { tab: 'articles', whole: ['blog', 'press'] };

describe('the lists of the news', () => {
	it('Load More shows the whole list and leaves the other as it is', { tags: '@PAGE-22' }, () => {
		expect(loadMore(firstView, 'press')).toEqual({ tab: 'all', whole: ['press'] });
		expect(loadMore(loadMore(firstView, 'press'), 'blog').whole).toEqual(['blog', 'press']);
	});

	it('picking a tab resets Load More of the blog alone', { tags: '@PAGE-22' }, () => {
		expect(pickTab(whole, 'all')).toEqual({ tab: 'all', whole: ['press'] });
	});

	it('the address gives the same view again, and defaults for invalid values', () => {
		expect(writeView(firstView)).toBe('');
		expect(writeView(whole)).toBe('?tab=articles&all=blog,press');
		expect(readView(writeView(whole))).toEqual(whole);
		expect(readView('?tab=x&all=y,press&all=blog')).toEqual({ tab: 'all', whole: ['blog', 'press'] });
	});
});
