import { type pictureWidths, usualUrl } from '@site/contract/picture-sizes';
import {
	addressOf,
	articleAddress,
	eventAddress,
	listAddress,
	noticeAddress,
	productAddress,
} from '../destinations.ts';
import { missingWords } from '../messages/missing.ts';
import type { Visit } from '../visit.ts';

/** An item that the visitor may have been looking for; `picture` is a small one, or empty. `note` has to be said with it. */
type Offer = { to: string; title: string; text: string; picture: string; note?: string };
/** Shown in place of a missing item: some others of its kind, and a link to all of them. */
export type Instead = { heading: string; offers: readonly Offer[]; all: { to: string; label: string } };

const most = 3;
/** A third of the widest grid, on a dense display. */
const width: (typeof pictureWidths)[number] = 768;

type Shown = { title: string; picture: { url: string } | null };
const offer = (to: string, { title, picture }: Shown, text: string): Offer => ({
	to,
	title,
	text,
	picture: picture ? usualUrl(picture.url, width) : '',
});

type Kind = {
	all: string;
	offered: (visit: Visit, slug: string) => Offer | null;
	/** The slugs of the first ones in the list. */
	first: (visit: Visit) => string[];
};

const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);

const kinds: Record<'article' | 'event' | 'notice' | 'product', Kind> = {
	article: {
		all: addressOf({ name: 'Resources' }),
		offered({ ask }, slug) {
			const article = ask.article(slug);
			return article && offer(articleAddress(slug), article, article.description);
		},
		first: ({ ask }) => slugs(ask.articles({ page: 1, pageSize: most }).items),
	},
	event: {
		all: addressOf({ name: 'Events' }),
		offered({ ask }, slug) {
			const event = ask.event(slug);
			return event && offer(eventAddress(slug), event, `${event.dateText}, ${event.address}`);
		},
		first: ({ ask, today }) => slugs(ask.events(today)),
	},
	notice: {
		all: addressOf({ name: 'Notices' }),
		offered({ ask }, slug) {
			const notice = ask.notice(slug);
			return notice && offer(noticeAddress(slug), { title: notice.title, picture: null }, notice.number);
		},
		first: ({ ask }) => slugs(ask.notices()),
	},
	product: {
		all: listAddress('all'),
		offered({ ask }, slug) {
			const product = ask.product(slug);
			return product && { ...offer(productAddress(slug), product, product.description), note: product.emergencyUse };
		},
		first: ({ ask }) => slugs(ask.products({ page: 1, pageSize: most }).items),
	},
};

/** Items that match words of the address come first, since a wrong link is often almost right. */
export function offeredInstead(visit: Visit, kind: keyof typeof kinds, slug: string): Instead {
	const { all, offered, first } = kinds[kind];
	const words = missingWords[visit.language];
	const like = visit.ask
		.search({ keyword: slug.replace(/[-_/]+/g, ' '), page: 1, pageSize: 20 })
		.items.filter((found) => found.kind === kind);
	const chosen = [...new Set([...slugs(like), ...first(visit)])].slice(0, most);
	return {
		heading: words.heading,
		offers: chosen.flatMap((each) => offered(visit, each) ?? []),
		all: { to: all, label: words.all[kind] },
	};
}
