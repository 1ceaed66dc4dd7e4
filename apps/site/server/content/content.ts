import { Snapshot } from '@site/contract/snapshot';
import { htmlMarker } from './html-marks.ts';
import { resolveLinks } from './links.ts';

/** What is published, with outside addresses filled in. It never changes: new content is a new object. */
export type Content = { readonly snapshot: Snapshot };

const markHtml = htmlMarker(Snapshot);

export function buildContent(snapshot: Snapshot): Content {
	const resolved = resolveLinks(snapshot, snapshot.settings.links);
	markHtml(resolved);
	return Object.freeze({ snapshot: resolved });
}
