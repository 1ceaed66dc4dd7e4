import { freePageAddress } from '@site/contract/free-pages';
import type { LinkedKind } from '@site/contract/kinds';
import type { Text } from '@site/contract/language';
import type { PageKey } from '@site/contract/pages';
import type { Picture } from '@site/contract/picture';
import type { Snapshot } from '@site/contract/snapshot';
import {
	articleAddress,
	boardMemberAddress,
	eventAddress,
	jobAddress,
	listAddress,
	noticeAddress,
	productAddress,
} from '../../app/destinations.ts';
import { routePaths } from '../../app/route-paths.ts';
import { lastChangeOf } from './dates.ts';
import { remember } from './remember.ts';

/** An item with an address, as links, sitemap and breadcrumbs name it. */
type Addressed = {
	/** The part of its address that identifies it. */
	named: string;
	title: Text;
	address: string;
	/** The day of its last change. */
	changedOn?: string | undefined;
	picture?: Picture | null | undefined;
};

/** The page that lists a kind, if any. A link to a removed item leads there, or home. */
type List = { path: string; page?: PageKey };

type Lists = {
	[P in keyof Snapshot as Snapshot[P] extends readonly { id: number }[]
		? P
		: never]: Snapshot[P] extends readonly (infer Item)[] ? Item : never;
};
type KindPart = keyof Lists;

function kind<P extends KindPart>(part: P, list: List, describe: (item: Lists[P]) => Addressed) {
	const itemsIn = (snapshot: { [Q in KindPart]: readonly Lists[Q][] }) => snapshot[part];
	return {
		part,
		list,
		addressOf: (item: Lists[P]) => describe(item).address,
		all: (snapshot: Snapshot) => itemsIn(snapshot).map((item) => ({ ...describe(item), id: item.id })),
	};
}

const products = { path: listAddress('all'), page: 'products' } as const;

/** Every kind of item that has an address on the site. */
export const kinds = {
	category: kind('categories', products, ({ slug, name, picture, changedOn }) => ({
		...{ named: slug, title: name, address: listAddress(slug), picture, changedOn },
	})),
	product: kind('products', products, ({ slug, title, picture, changedOn }) => ({
		...{ named: slug, title, address: productAddress(slug), picture, changedOn },
	})),
	article: kind('articles', { path: routePaths.Resources, page: 'resources' }, (article) => ({
		...{ named: article.slug, title: article.title, address: articleAddress(article.slug) },
		...{ picture: article.picture, changedOn: lastChangeOf(article) },
	})),
	event: kind('events', { path: routePaths.Events, page: 'events' }, ({ slug, title, picture, changedOn }) => ({
		...{ named: slug, title, address: eventAddress(slug), picture, changedOn },
	})),
	page: kind('freePages', { path: routePaths.Home }, ({ slug, title, sections, changedOn }) => {
		const banner = sections.find((section) => section.kind === 'banner');
		return { named: slug, title, address: freePageAddress(slug), picture: banner?.picture, changedOn };
	}),
	notice: kind('notices', { path: routePaths.Notices }, (notice) => ({
		...{ named: notice.slug, title: notice.title, address: noticeAddress(notice.slug) },
		changedOn: lastChangeOf(notice),
	})),
	job: kind('jobs', { path: routePaths.Careers, page: 'careers' }, ({ id, title, postedOn, changedOn }) => ({
		...{ named: String(id), title, address: jobAddress(id) },
		changedOn: lastChangeOf({ publishedOn: postedOn, changedOn }),
	})),
	member: kind(
		'boardMembers',
		{ path: routePaths.ScientificStrategyBoard, page: 'scientific-strategy-board' },
		({ key, name, portrait, changedOn }) => ({
			...{ named: key, title: name, address: boardMemberAddress(key), picture: portrait, changedOn },
		}),
	),
	/** Its address is that of its file. */
	document: kind('documents', { path: routePaths.Documents }, ({ id, title, url }) => ({
		...{ named: String(id), title, address: url },
	})),
} satisfies Record<LinkedKind | 'member', unknown>;
export type Kind = keyof typeof kinds;

const byName = remember(
	Object.keys(kinds).length,
	(snapshot: Snapshot, kind: Kind) => new Map(kinds[kind].all(snapshot).map((item) => [item.named, item])),
);

/** The items of a kind by the slug or id in their addresses. */
export const itemsByName = (snapshot: Snapshot, kind: Kind): ReadonlyMap<string, Addressed> => byName(snapshot, kind);

type AddressesByPart = { [K in Kind as (typeof kinds)[K]['part']]: (typeof kinds)[K]['addressOf'] };

/** The address of an item by the part of the content that it is in. */
export const addressesByPart = Object.fromEntries(
	Object.values(kinds).map(({ part, addressOf }) => [part, addressOf]),
) as AddressesByPart;
