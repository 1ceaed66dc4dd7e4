import type { PageKey } from '@site/contract/pages';
import { routeTable } from '../../route-table.ts';

const rowAt = (path: string) => routeTable.find((route) => route.path === path);

export function composedKeyOf(pattern: string): PageKey {
	const key = rowAt(pattern)?.composed;
	if (!key) throw new Error(`The route ${pattern} names no composed page`);
	return key;
}

/** The address under which search engines know the page at this one. */
export const canonicalOf = (path: string): string => rowAt(path)?.canonical ?? path;
