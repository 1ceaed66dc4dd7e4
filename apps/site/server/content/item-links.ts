import { freePageAddress } from '@site/contract/free-pages';
import { linkOfItem, linkOfPage } from '@site/contract/item-links';
import type { Snapshot } from '@site/contract/snapshot';
import {
	addressOf,
	articleAddress,
	eventAddress,
	jobAddress,
	listAddress,
	noticeAddress,
	productAddress,
} from '../../app/destinations.ts';
import { canonicalPaths, routePaths } from '../../app/route-paths.ts';
import { routeTable } from '../../app/route-table.ts';
import type { Links } from './links.ts';

const nameOf = (link: string) => link.slice('link:'.length);

/** Where an item that is not on the site leads instead: to the list of its kind; free pages have none, and lead home. */
const lists: Links = {
	product: { en: listAddress('all') },
	category: { en: listAddress('all') },
	article: { en: routePaths.Resources },
	event: { en: routePaths.Events },
	notice: { en: routePaths.Notices },
	job: { en: routePaths.Careers },
	document: { en: routePaths.Documents },
	freePage: { en: routePaths.Home },
};

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

/** The present address of everything that a link names by its number: it survives a change of address. */
export const itemLinks = (snapshot: Snapshot): Links => ({
	...lists,
	...pages,
	...Object.fromEntries([
		...snapshot.products.map(({ id, slug }) => [nameOf(linkOfItem('product', id)), { en: productAddress(slug) }]),
		...snapshot.categories.map(({ id, slug }) => [nameOf(linkOfItem('category', id)), { en: listAddress(slug) }]),
		...snapshot.articles.map(({ id, slug }) => [nameOf(linkOfItem('article', id)), { en: articleAddress(slug) }]),
		...snapshot.events.map(({ id, slug }) => [nameOf(linkOfItem('event', id)), { en: eventAddress(slug) }]),
		...snapshot.notices.map(({ id, slug }) => [nameOf(linkOfItem('notice', id)), { en: noticeAddress(slug) }]),
		...snapshot.jobs.map(({ id }) => [nameOf(linkOfItem('job', id)), { en: jobAddress(id) }]),
		...snapshot.documents.map(({ id, url }) => [nameOf(linkOfItem('document', id)), { en: url }]),
		...snapshot.freePages.map(({ id, slug }) => [nameOf(linkOfItem('freePage', id)), { en: freePageAddress(slug) }]),
	]),
});
