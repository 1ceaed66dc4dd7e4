import { addressOf } from '../destinations.ts';
import type { Stillness } from '../handed-over.ts';
import type { NavigationNode } from '../visit.ts';

/** An item of the navigation; the panel or the fold that it opens stands still. */
export type NavigationItem = NavigationNode & Stillness;

/** A product category leads to all products, a child to its own list, anything else to its own address. */
export function navigationAddress(item: Pick<NavigationNode, 'url' | 'custom'>): string {
	if (item.custom) return addressOf({ name: 'Products', params: { cateId: item.custom } });
	if (item.url.startsWith('/product')) return addressOf({ name: 'Products', params: { cateId: 'all' } });
	return item.url;
}

/** Products are one place, whatever list or detail of them is shown. */
export function isCurrent(item: Pick<NavigationNode, 'url'>, pathname: string): boolean {
	const { url } = item;
	if (url.startsWith('/product')) return pathname.startsWith('/product');
	return pathname === url || pathname.startsWith(`${url}/`) || pathname.startsWith(`${url}-info/`);
}

export const withPanels = (items: readonly NavigationNode[]): NavigationItem[] =>
	items.map((item) => (item.children.length > 0 ? { ...item, still: `navigation-${item.id}` } : item));

/** What a browser that has the markup needs of the navigation. */
export const withoutPanels = (items: readonly NavigationItem[]): NavigationItem[] =>
	items.map((item) => (item.still ? { ...item, children: [] } : item));
