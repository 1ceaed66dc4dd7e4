import type { Snapshot } from '@site/contract/snapshot';
import { resolveLinks } from './links.ts';

/** What is published, with outside addresses filled in. It never changes: new content is a new object. */
export type Content = { readonly snapshot: Snapshot };

export const buildContent = (snapshot: Snapshot): Content =>
	Object.freeze({ snapshot: resolveLinks(snapshot, snapshot.settings.links) });
