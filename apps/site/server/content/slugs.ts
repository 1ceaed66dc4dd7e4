import type { RedirectedKind } from '@site/contract/redirects';
import type { Content } from './content.ts';
import { remember } from './remember.ts';

/** What a slug in an address can name. */
export type Item = RedirectedKind;

const everyCategory = { slug: 'all' };

const spellings = remember(4, ({ snapshot }: Content, item: Item) => {
	const items = {
		product: snapshot.products,
		category: [...snapshot.categories, everyCategory],
		article: snapshot.articles,
		event: snapshot.events,
		notice: snapshot.notices,
		page: snapshot.freePages,
	}[item];
	return {
		exact: new Set(items.map(({ slug }) => slug)),
		byLowerCase: new Map(items.map(({ slug }) => [slug.toLowerCase(), slug])),
	};
});

const formerSlugs = remember(
	4,
	({ snapshot }: Content, item: Item) =>
		new Map(snapshot.redirects.filter(({ kind }) => kind === item).map(({ from, to }) => [from.toLowerCase(), to])),
);

/** Of a page also a path may be given. */
const bare = (item: Item, to: string) => (item === 'page' ? to.replace(/^\//, '') : to);

/** The current slug of a former one, through any number of changes (D34); null if the item is gone. */
function presentSlug(content: Content, item: Item, former: string): string | null {
	const { exact } = spellings(content, item);
	const later = formerSlugs(content, item);
	const seen = new Set<string>();
	for (let to = later.get(former.toLowerCase()); to; to = later.get(bare(item, to).toLowerCase())) {
		const slug = bare(item, to);
		if (exact.has(slug)) return slug;
		if (seen.has(slug)) return null;
		seen.add(slug);
		// A page that is gone may lead to anything on the site.
		if (slug !== to && !later.has(slug.toLowerCase())) return to;
	}
	return null;
}

/** The canonical slug for one in another letter case or a former one; null if there is no such item. */
export function spelledSlug(content: Content, item: Item, slug: string): string | null {
	const { exact, byLowerCase } = spellings(content, item);
	if (exact.has(slug)) return slug;
	return byLowerCase.get(slug.toLowerCase()) ?? presentSlug(content, item, slug);
}

/** Whether a free page was at this address and is gone, with nothing in its place (FREE-8). */
export function isGonePage(content: Content, slug: string): boolean {
	return formerSlugs(content, 'page').has(slug.toLowerCase()) && spelledSlug(content, 'page', slug) === null;
}
