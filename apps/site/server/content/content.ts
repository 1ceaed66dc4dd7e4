import { Snapshot } from '@site/contract/snapshot';
import { dayAnywhere } from './dates.ts';
import { htmlMarker } from './html-marks.ts';
import { itemLinks } from './item-links.ts';
import { type Links, resolveLinks } from './links.ts';
import { onDay } from './on-day.ts';

/**
 * The published content with `link:` addresses resolved, as of one day: starts and ends by date are applied here,
 * once. Immutable: new content and a new day are new objects.
 */
export type Content = { readonly snapshot: Snapshot; readonly day: string };

const markHtml = htmlMarker(Snapshot);

/** The targets of all `link:{name}` addresses: named in the settings, and items by id. */
export const linksIn = (snapshot: Snapshot): Links => ({ ...itemLinks(snapshot), ...snapshot.settings.links });

export function buildContent(snapshot: Snapshot, day = dayAnywhere(Date.now())): Content {
	const resolved = resolveLinks(onDay(snapshot, day), linksIn(snapshot));
	markHtml(resolved);
	return Object.freeze({ snapshot: resolved, day });
}
