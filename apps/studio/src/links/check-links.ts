import { linkNames } from '@site/contract/settings';
import type { Payload } from 'payload';
import { isTranslated } from '../languages/marks.ts';
import { type FoundLink, linksIn } from '../publish/links-in.ts';
import { placeOfLink } from '../rich-text/linked-collections.ts';
import { type NewestItem, newestItems } from '../server/newest-items.ts';
import { askOutside, type Found, there } from './ask-outside.ts';
import { askSite } from './ask-site.ts';

export type LinkPlace = Pick<NewestItem<unknown>, 'kind' | 'id' | 'title'> & FoundLink;
export type CheckedLink = LinkPlace & { found?: Found };

const linksOfItems = newestItems('links', linksIn);

/** All links in the newest versions of the content. */
export async function allLinks(payload: Payload): Promise<LinkPlace[]> {
	const kinds = [...payload.config.collections, ...payload.config.globals].map(({ slug }) => slug);
	const found: LinkPlace[] = [];
	for (const kind of kinds.filter(isTranslated))
		for (const { made, ...item } of await linksOfItems(payload, kind))
			found.push(...made.map((link) => ({ ...item, ...link })));
	return found;
}

export const isOutside = (to: string): boolean => /^https?:/i.test(to);

/** Limits of one request: checks in total and at the same time. The next request continues. */
const most = { named: 500, pages: 500, outside: 60 };
const together = { named: 4, pages: 4, outside: 10 };
/** How long a result stays valid, in minutes. */
const keptFor = { named: 1, pages: 24 * 60, outside: 24 * 60 };
/** After how many minutes a new request checks again. Short for our own pages, so that an editor sees a fix soon. */
const askedAgain = { ...keptFor, pages: 1 };
type Kind = keyof typeof most;

type Kept = { found: Found; until: number; again: number };

declare global {
	/** Global, because the studio's pages and endpoints are bundled separately and share it. */
	var checkedLinks: Map<string, Kept> | undefined;
}
globalThis.checkedLinks ??= new Map();
const answers = globalThis.checkedLinks;

export function answerTo(to: string): Found | undefined {
	const kept = answers.get(to);
	return kept && kept.until > Date.now() ? kept.found : undefined;
}

async function askAll(
	kind: Kind,
	addresses: readonly string[],
	ask: (to: string) => Promise<Found | undefined>,
): Promise<void> {
	for (const [to, { until }] of answers) if (until <= Date.now()) answers.delete(to);
	const dueAt = (to: string) => answers.get(to)?.again ?? 0;
	const waiting = addresses
		.filter((to) => dueAt(to) <= Date.now())
		.sort((one, other) => dueAt(one) - dueAt(other))
		.slice(0, most[kind]);
	const inMinutes = (minutes: number) => Date.now() + minutes * 60_000;
	const work = async () => {
		for (let to = waiting.shift(); to !== undefined; to = waiting.shift()) {
			const found = await ask(to);
			if (found) answers.set(to, { found, until: inMinutes(keptFor[kind]), again: inMinutes(askedAgain[kind]) });
		}
	};
	await Promise.all(Array.from({ length: together[kind] }, work));
}

const inSettings: Found = { isRight: true, said: { en: 'Set under Site settings', zh: '在网站设置中设定' } };
const unknown: Found = { isRight: false, said: { en: 'Nothing has this name.', zh: '没有内容使用此名称。' } };

const leadsToList: Found = {
	isRight: false,
	said: {
		en: 'The item is not published: the link leads to the list of its kind.',
		zh: '该内容未发布：链接指向同类内容的列表。',
	},
};
const leadsHome: Found = {
	isRight: false,
	said: { en: 'The page is not published: the link leads home.', zh: '该页面未发布：链接指向首页。' },
};

/** Whether the linked item or page exists and is on the site. */
async function askStudio(payload: Payload, to: string): Promise<Found> {
	const place = placeOfLink(to);
	if (!place) return linkNames.some((name) => to === `link:${name}`) ? inSettings : unknown;
	const { docs } = await payload.find({ ...place, depth: 0, limit: 1 });
	const [doc] = docs as { _status?: string }[];
	if (!doc) return { isRight: false, said: { en: 'The item is no longer there.', zh: '该内容已不存在。' } };
	if (doc._status !== 'draft') return there;
	return place.collection === 'free-pages' ? leadsHome : leadsToList;
}

type Leading = Pick<FoundLink, 'to'>;

const distinct = (links: readonly Leading[]) => [...new Set(links.map(({ to }) => to))];

/** Checks links to items and named pages in the database, without network requests. */
export const lookUpNamed = (payload: Payload, links: readonly Leading[]): Promise<void> =>
	askAll('named', distinct(links.filter(({ to }) => to.startsWith('link:'))), (to) => askStudio(payload, to));

export const isPage = (to: string): boolean => to.startsWith('/');

/** Asks the site for its pages, and other sites for theirs. */
export async function checkAddresses(links: readonly Leading[]): Promise<void> {
	await askAll('pages', distinct(links.filter(({ to }) => isPage(to))), askSite);
	await askAll('outside', distinct(links.filter(({ to }) => isOutside(to))), (to) => askOutside(to));
}
