import { partOf } from '../snapshot/parts.ts';

/** Whether what is stored under this name reaches the site. */
export const isContent = (slug: string): boolean => partOf(slug) !== undefined;
