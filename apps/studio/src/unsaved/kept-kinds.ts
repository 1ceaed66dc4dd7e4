import { partOf } from '../snapshot/parts.ts';

/** All that visitors see is kept while it is written, with versions or without; a file cannot be, so uploads are left out. */
export const isKeptKind = ({ slug, upload }: { slug: string; upload?: unknown }): boolean =>
	partOf(slug) !== undefined && !upload;
