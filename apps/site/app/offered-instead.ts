import { pictureWidths, usualUrl } from '@site/contract/picture-sizes';
import { addressOf, articleAddress, eventAddress, listAddress, productAddress } from './destinations.ts';
import { missingWords } from './messages/missing.ts';
import type { Visit } from './visit.ts';

/** One of those that a visitor may have been after; `picture` is a small one, or empty. */
type Offer = { to: string; title: string; text: string; picture: string };
/** What stands where an item is missing: some of its kind, and the way to all of them. */
export type Instead = { heading: string; offers: readonly Offer[]; all: { to: string; label: string } };

const most = 3;
const [smallest] = pictureWidths;

type Shown = { title: string; picture: { url: string } | null };
const offer = (to: string, { title, picture }: Shown, text: string): Offer => ({
	to,
	title,
	text,
	picture: picture ? usualUrl(picture.url, smallest) : '',
});

type Kind = {
	all: string;
	offered: (visit: Visit, slug: string) => Offer | null;
	/** The slugs of those that stand first in the list. */
	first: (visit: Visit) => string[];
};

const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);

const kinds: Record<'article' | 'event' | 'product', Kind> = {
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
	product: {
		all: listAddress('all'),
		offered({ ask }, slug) {
			const product = ask.product(slug);
			return product && offer(productAddress(slug), product, product.description);
		},
		first: ({ ask }) => slugs(ask.products({ page: 1, pageSize: most }).items),
	},
};

/** Those with words of the address come first: a link is often almost right. */
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
