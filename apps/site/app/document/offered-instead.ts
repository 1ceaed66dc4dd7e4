import { type pictureWidths, usualUrl } from '@site/contract/picture-sizes';
import {
	addressOf,
	articleAddress,
	eventAddress,
	listAddress,
	noticeAddress,
	productAddress,
} from '../destinations.ts';
import { eventWords } from '../messages/events.ts';
import { missingWords } from '../messages/missing.ts';
import type { Visit } from '../visit.ts';

const runs = /[\p{L}\p{N}]+/gu;
const han = /\p{Script=Han}/u;
/** Words of up to this length must match a whole word. */
const short = 3;

/** Whether the title or slug of a found item matches a word of the search. A match in its text is not enough. */
function isAlike(words: readonly string[], { title, slug }: { title: string; slug: string }): boolean {
	const called = `${title} ${slug}`.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
	const own = called.match(runs) ?? [];
	return words.some((word) =>
		han.test(word)
			? called.includes(word)
			: own.some((each) => (word.length > short ? each.startsWith(word) : each === word)),
	);
}

/**
 * An item that the visitor may have been looking for. `picture` is the address of a small one, or empty. If there is a
 * `note`, it must be shown.
 */
type Offer = { to: string; title: string; text: string; picture: string; note?: string };
/** Shown in place of a missing item: up to three items of the same kind, and a link to all of them. */
export type Instead = { heading: string; offers: readonly Offer[]; all: { to: string; label: string } };

const most = 3;
/** A third of the widest grid, on a dense display. */
const width: (typeof pictureWidths)[number] = 1200;

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
	/** The slugs of the first items in the list. */
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
		offered({ ask, language }, slug) {
			const event = ask.event(slug);
			return (
				event && offer(eventAddress(slug), event, [event.dateText, event.address].join(eventWords[language].comma))
			);
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

/**
 * Items whose title or slug resembles the address, since a wrong link is often almost right; if there are none, the
 * first ones of the list.
 */
export function offeredInstead(visit: Visit, kind: keyof typeof kinds, slug: string): Instead {
	const { all, offered, first } = kinds[kind];
	const words = missingWords[visit.language];
	const found = visit.ask.search({ keyword: slug.replace(/[-_/]+/g, ' '), page: 1, pageSize: 20 });
	const alike = found.items.filter((item) => item.kind === kind && isAlike(found.words, item));
	const chosen = [...new Set(alike.length > 0 ? slugs(alike) : first(visit))].slice(0, most);
	return {
		heading: alike.length > 0 ? words.heading : words.others,
		offers: chosen.flatMap((each) => offered(visit, each) ?? []),
		all: { to: all, label: words.all[kind] },
	};
}
