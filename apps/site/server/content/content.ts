import { linkOfItem, linkOfPage } from '@site/contract/item-links';
import { linkedKinds } from '@site/contract/kinds';
import { Snapshot } from '@site/contract/snapshot';
import { addressOf, listAddress } from '../../app/destinations.ts';
import { canonicalPaths } from '../../app/route-paths.ts';
import { routeTable } from '../../app/route-table.ts';
import { dayAnywhere } from './dates.ts';
import { htmlMarker } from './html-marks.ts';
import { kinds } from './kinds.ts';
import { type Links, resolveLinks } from './links.ts';
import { onDay } from './on-day.ts';

const nameOf = (link: string) => link.slice('link:'.length);

/** If an item is not on the site, a link leads to the list of its kind. Free pages have no list and lead home. */
const lists: Links = Object.fromEntries(linkedKinds.map((kind) => [kind, { en: kinds[kind].list.path }]));

const pages: Links = {
	...Object.fromEntries(
		routeTable.flatMap(({ path, composed }) =>
			composed && !path.includes(':') && !canonicalPaths[path] ? [[nameOf(linkOfPage(composed)), { en: path }]] : [],
		),
	),
	[nameOf(linkOfPage('products'))]: { en: listAddress('all') },
	[nameOf(linkOfPage('contract-manufacturing-supply-chain'))]: {
		en: `${addressOf({ name: 'ContractManufacturing' })}?for=supply-chain`,
	},
};

/** The current address of each item that a link names by id, so that links survive a change of address. */
const itemLinks = (snapshot: Snapshot): Links => ({
	...lists,
	...pages,
	...Object.fromEntries(
		linkedKinds.flatMap((kind) =>
			kinds[kind].all(snapshot).map(({ id, address }) => [nameOf(linkOfItem(kind, id)), { en: address }]),
		),
	),
});

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
