import { Snapshot } from '@site/contract/snapshot';
import { htmlMarker } from './html-marks.ts';
import { type Links, resolveLinks } from './links.ts';

/** What is published, with outside addresses filled in. It never changes: new content is a new object. */
export type Content = { readonly snapshot: Snapshot };

const markHtml = htmlMarker(Snapshot);

/** Every `link:{name}` that a text may hold: what the settings name, and documents by their id. */
export const linksIn = ({ settings, documents }: Snapshot): Links => ({
	...settings.links,
	...Object.fromEntries(documents.map(({ id, url }) => [`document${id}`, { en: url }])),
});

export function buildContent(snapshot: Snapshot): Content {
	const resolved = resolveLinks(snapshot, linksIn(snapshot));
	markHtml(resolved);
	return Object.freeze({ snapshot: resolved });
}
