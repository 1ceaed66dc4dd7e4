import { addressOf } from '../destinations.ts';
import type { NavigationNode, ServedDocument } from '../visit.ts';

/**
 * An item of the navigation. If `still` is set, its panel is static markup in the document, and the item has no
 * children.
 */
export type NavigationItem = NavigationNode & { still?: string };

/** Whether the item has a panel. */
export const opens = ({ still, children }: NavigationItem): boolean => still !== undefined || children.length > 0;

/** A product category leads to all products, a child to its own list, anything else to its own address. */
export function navigationAddress(item: Pick<NavigationNode, 'url' | 'custom'>): string {
	if (item.custom) return addressOf({ name: 'Products', params: { cateId: item.custom } });
	if (item.url.startsWith('/product')) return addressOf({ name: 'Products', params: { cateId: 'all' } });
	return item.url;
}

/** All product lists and details belong to the products item, and `/diagnostics` to the supply chain (SHELL-16). */
export function isCurrent(item: Pick<NavigationNode, 'url'>, pathname: string): boolean {
	const { url } = item;
	if (url.startsWith('/product')) return pathname.startsWith('/product');
	if (url === '/supply-chain' && pathname === '/diagnostics') return true;
	return pathname === url || pathname.startsWith(`${url}/`) || pathname.startsWith(`${url}-info/`);
}

/** Whether the current place is at this item or below it. */
export const holds = (item: NavigationNode, place: string): boolean =>
	navigationAddress(item) === place || item.children.some((child) => holds(child, place));

/** The list that a product's page belongs to in the menu (SHELL-16); for other pages, their own path. */
export function placeInMenu(pathname: string, pageData: unknown): string {
	const slug = isProductPage(pageData) ? pageData.product.category?.slug : undefined;
	return slug ? addressOf({ name: 'Products', params: { cateId: slug } }) : pathname;
}

const isProductPage = (data: unknown): data is { product: { category: { slug: string } | null } } =>
	typeof data === 'object' &&
	data !== null &&
	'product' in data &&
	typeof data.product === 'object' &&
	data.product !== null &&
	'category' in data.product;

/** Removes the panels from the data for the browser. The server renders them from `served`. */
export const withoutPanels = (items: readonly NavigationNode[], served: ServedDocument): NavigationItem[] =>
	items.map((item) => {
		if (item.children.length === 0) return item;
		const still = `navigation-${item.id}`;
		served.panels.set(still, item.children);
		return { ...item, children: [], still };
	});
