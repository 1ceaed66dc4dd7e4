import { itemOfLink, linkOfItem, linkOfPage } from '@site/contract/item-links';
import { type LinkedKind, linkedKinds } from '@site/contract/kinds';
import { type PageKey, pageKeys } from '@site/contract/pages';
import type { CollectionSlug, Where } from 'payload';

/** The collection of each kind of item that a link can name. */
export const linkedCollections = {
	product: 'products',
	category: 'categories',
	article: 'articles',
	event: 'events',
	notice: 'notices',
	job: 'jobs',
	document: 'documents',
	page: 'free-pages',
} as const satisfies Record<LinkedKind, string>;

/** The link to a document of a collection; null if links cannot name it. */
export function linkInto(collection: string, id: number): string | null {
	const kind = linkedKinds.find((one) => linkedCollections[one] === collection);
	return kind ? linkOfItem(kind, id) : null;
}

/** The document that a link names. */
export function documentOfLink(link: string): { collection: CollectionSlug; id: number } | null {
	const item = itemOfLink(link);
	return item && { collection: linkedCollections[item.kind], id: item.id };
}

/** The page that a link names by its key. */
export const pageOfLink = (link: string): PageKey | null => pageKeys.find((key) => linkOfPage(key) === link) ?? null;

/** The collection and query for the item or page that a link names. */
export function placeOfLink(link: string): { collection: CollectionSlug; where: Where } | null {
	const item = documentOfLink(link);
	if (item) return { collection: item.collection, where: { id: { equals: item.id } } };
	const page = pageOfLink(link);
	return page && { collection: 'pages', where: { key: { equals: page } } };
}
