import type { CategoryHead } from '../../visit.ts';

/** The head of a category's list, with the picture of its area if it has none; undefined for all categories. */
export function headOf(heads: Readonly<Record<string, CategoryHead>>, category: string): CategoryHead | undefined {
	const head = heads[category];
	return head && { ...head, picture: head.picture ?? heads[head.area ?? '']?.picture ?? null };
}
