import { type QueryField, queryOf } from '../../addresses/query.ts';

/** The view of the news (PAGE-22): the tab of the blog, and the lists that are shown in full. */
export type Tab = 'all' | 'articles';
export type List = 'blog' | 'press';
export type View = { tab: Tab; whole: readonly List[] };

const lists = ['blog', 'press'] as const;

export const firstView: View = { tab: 'all', whole: [] };

/** The values that change each list. The press releases have no tabs. */
export const parts = {
	blog: ({ tab, whole }: View) => ({ tab, whole: whole.includes('blog') }),
	press: ({ whole }: View) => ({ tab: 'all', whole: whole.includes('press') }),
};

/** Picking a tab restores Load More. */
export const pickTab = (view: View, tab: Tab): View => ({ tab, whole: view.whole.filter((list) => list !== 'blog') });

export const loadMore = (view: View, list: List): View => ({
	...view,
	whole: lists.filter((each) => each === list || view.whole.includes(each)),
});

/** Reads a query string; missing or invalid values are as on the first view. */
export function readView(query: string): View {
	const values = new URLSearchParams(query);
	const whole = values.getAll('all').flatMap((names) => names.split(','));
	return {
		tab: values.get('tab') === 'articles' ? 'articles' : 'all',
		whole: lists.filter((list) => whole.includes(list)),
	};
}

export function writeView({ tab, whole }: View): string {
	const fields: QueryField[] = [
		['tab', tab === 'all' ? '' : tab],
		['all', whole.join(',')],
	];
	return queryOf(fields.filter(([, value]) => value !== ''));
}
