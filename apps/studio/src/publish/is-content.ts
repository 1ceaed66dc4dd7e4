import { partOf } from '../snapshot/parts.ts';

/** Whether documents of this collection or global reach the site. */
export const isContent = (slug: string): boolean => partOf(slug) !== undefined;
