import type { Content } from './content.ts';
import { remember } from './memory.ts';

/** What a slug in an address can name. */
export type Item = 'product' | 'category' | 'article' | 'event';

const everyCategory = { slug: 'all' };

const spellings = remember(4, ({ snapshot }: Content, item: Item) => {
	const items = {
		product: snapshot.products,
		category: [...snapshot.categories, everyCategory],
		article: snapshot.articles,
		event: snapshot.events,
	}[item];
	return {
		exact: new Set(items.map(({ slug }) => slug)),
		byLowerCase: new Map(items.map(({ slug }) => [slug.toLowerCase(), slug])),
	};
});

/** The slug as it is spelled, for one that came in another letter case; null where nothing has that name. */
export function spelledSlug(content: Content, item: Item, slug: string): string | null {
	const { exact, byLowerCase } = spellings(content, item);
	return exact.has(slug) ? slug : (byLowerCase.get(slug.toLowerCase()) ?? null);
}
