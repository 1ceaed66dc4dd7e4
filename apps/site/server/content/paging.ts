export type Paging = { page: number; pageSize: number };
export type Page<T> = { items: T[]; total: number };

/** One page of a list with the total; empty past the end. `view` is called for the entries of the page only. */
export function pageOf<T, V>(all: readonly T[], { page, pageSize }: Paging, view: (entry: T) => V): Page<V> {
	const start = (page - 1) * pageSize;
	return { items: all.slice(start, start + pageSize).map(view), total: all.length };
}
