import { Snapshot } from '@site/contract/snapshot';
import { htmlMarker } from './html-marks.ts';
import { resolveLinks } from './links.ts';
import { linkedItems } from './packed-snapshot.ts';

/** What is published, with outside addresses filled in. It never changes: new content is a new object. */
export type Content = { readonly snapshot: Snapshot };

const markHtml = htmlMarker(Snapshot.omit({ products: true, articles: true }));

/** Every `link:{name}` that a text may hold: what the settings name, and documents by their id. */
export const linksIn = ({ settings, documents }: Snapshot): Record<string, string> => ({
	...settings.links,
	...Object.fromEntries(documents.map(({ id, url }) => [`document${id}`, url])),
});

export function buildContent(snapshot: Snapshot): Content {
	const links = linksIn(snapshot);
	const { products, articles, ...others } = snapshot;
	const resolved = resolveLinks(others, links);
	markHtml(resolved);
	return Object.freeze({ snapshot: { ...resolved, ...linkedItems({ products, articles }, links) } });
}
