import type { CategoryOption } from './answers.ts';

/** The category of that slug, at the top or below. */
export const categoryIn = (tree: readonly CategoryOption[], slug: string): CategoryOption | undefined =>
	tree.flatMap((parent) => [parent, ...parent.children]).find((category) => category.slug === slug);
