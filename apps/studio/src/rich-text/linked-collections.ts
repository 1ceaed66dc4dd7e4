import { itemOfLink, type LinkedKind, linkedKinds, linkOfItem } from '@site/contract/item-links';

/** Where each kind that a link may name is kept. */
export const linkedCollections = {
	product: 'products',
	category: 'categories',
	article: 'articles',
	event: 'events',
	notice: 'notices',
	job: 'jobs',
	document: 'documents',
} as const satisfies Record<LinkedKind, string>;

/** The link to a document of a collection; null where links cannot name it. */
export function linkInto(collection: string, id: number): string | null {
	const kind = linkedKinds.find((one) => linkedCollections[one] === collection);
	return kind ? linkOfItem(kind, id) : null;
}

/** The document that a link names. */
export function documentOfLink(link: string): { collection: string; id: number } | null {
	const item = itemOfLink(link);
	return item && { collection: linkedCollections[item.kind], id: item.id };
}
