import { demoSnapshot } from '@site/demo/snapshot';
import { expect, it } from 'vitest';
import { withOverlay } from './with-overlay.ts';

it('an overlay replaces items by id, puts new ones first, and replaces objects whole', { tags: '@REL-13' }, () => {
	const [first, second] = demoSnapshot.articles;
	if (!first || !second) throw new Error('the sample has articles');
	const changed = { ...second, title: { en: 'Changed' } };
	const added = { ...first, id: 99_999, slug: 'added' };
	const navigation = demoSnapshot.navigation.slice(0, 1);
	const result = withOverlay(demoSnapshot, { articles: [changed, added], navigation });
	expect(result.articles).toEqual([
		added,
		...demoSnapshot.articles.map((one) => (one.id === second.id ? changed : one)),
	]);
	expect(result.navigation).toEqual(navigation);
	expect(result.products).toBe(demoSnapshot.products);
	expect(demoSnapshot.articles[1]).toBe(second);
});
