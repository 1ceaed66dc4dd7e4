import type { CategoryOption } from './answers.ts';

/** The category with this slug, at either level. */
export const categoryIn = (tree: readonly CategoryOption[], slug: string): CategoryOption | undefined =>
	tree.flatMap((parent) => [parent, ...parent.children]).find((category) => category.slug === slug);
