import type { CategoryHead } from '../../visit.ts';

/** What stands at the head of a category's list; none for all of them. */
export function headOf(heads: Readonly<Record<string, CategoryHead>>, category: string): CategoryHead | undefined {
	const head = heads[category];
	return head && { ...head, picture: head.picture ?? heads[head.area ?? '']?.picture ?? null };
}
