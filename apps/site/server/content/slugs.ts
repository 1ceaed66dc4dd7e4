import type { MovableKind } from '@site/contract/kinds';
import type { Content } from './content.ts';
import { itemsByName } from './kinds.ts';
import { remember } from './remember.ts';

/** The kinds of items that a slug in an address can name. */
export type Item = MovableKind;

const spellings = remember(4, (content: Content, item: Item) => {
	const named = [...itemsByName(content.snapshot, item).keys()];
	const slugs = item === 'category' ? [...named, 'all'] : named;
	// A notice is also known by its number.
	const numbers = item === 'notice' ? content.snapshot.notices.map(({ number, slug }) => [number, slug] as const) : [];
	const spelled = [...numbers, ...slugs.map((slug) => [slug, slug] as const)];
	return {
		exact: new Set(slugs),
		byLowerCase: new Map(spelled.map(([spelling, slug]) => [spelling.toLowerCase(), slug])),
	};
});

const formerSlugs = remember(
	4,
	({ snapshot }: Content, item: Item) =>
		new Map(snapshot.redirects.filter(({ kind }) => kind === item).map(({ from, to }) => [from.toLowerCase(), to])),
);

/** The target of a redirected page may also be a path. */
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
		// A removed page may redirect to any path of the site.
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

/** Whether a free page at this address was removed without a replacement (FREE-7). */
export function isGonePage(content: Content, slug: string): boolean {
	return formerSlugs(content, 'page').has(slug.toLowerCase()) && spelledSlug(content, 'page', slug) === null;
}
