import { isContent } from '../publish/is-content.ts';

/** All content is kept while it is written, with versions or without; a file cannot be, so uploads are left out. */
export const isKeptKind = ({ slug, upload }: { slug: string; upload?: unknown }): boolean => isContent(slug) && !upload;
