import type { PageKey } from '@site/contract/pages';
import { routeTable } from '../../route-table.ts';

export function composedKeyOf(pattern: string): PageKey {
	const key = routeTable.find((route) => route.path === pattern)?.composed;
	if (!key) throw new Error(`The route ${pattern} names no composed page`);
	return key;
}
