import type { PageKey } from '@site/contract/pages';
import { routeTable } from '../../route-table.ts';

/** The sections of a route; null for a free page. */
export const composedKeyOf = (pattern: string): PageKey | null =>
	routeTable.find((route) => route.path === pattern)?.composed ?? null;
