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
const small = (picture: { url: string } | null) => (picture ? usualUrl(picture.url, smallest) : '');

const kinds = {
	article: {
		all: addressOf({ name: 'Resources' }),
		address: articleAddress,
		newest: ({ ask }: Visit): Offer[] =>
			ask.articles({ page: 1, pageSize: most }).items.map(({ slug, title, description, picture }) => ({
				to: articleAddress(slug),
				title,
				text: description,
				picture: small(picture),
			})),
	},
	event: {
		all: addressOf({ name: 'Events' }),
		address: eventAddress,
		newest: ({ ask, today }: Visit): Offer[] =>
			ask.events(today).map(({ slug, title, dateText, address, picture }) => ({
				to: eventAddress(slug),
				title,
				text: `${dateText}, ${address}`,
				picture: small(picture),
			})),
	},
	product: {
		all: listAddress('all'),
		address: productAddress,
		newest: ({ ask }: Visit): Offer[] =>
			ask.products({ page: 1, pageSize: most }).items.map(({ slug, title, description, picture }) => ({
				to: productAddress(slug),
				title,
				text: description,
				picture: small(picture),
			})),
	},
};

/** Those with words of the address come first: a link is often almost right. */
export function offeredInstead(visit: Visit, kind: keyof typeof kinds, slug: string): Instead {
	const { all, address, newest } = kinds[kind];
	const words = missingWords[visit.language];
	const like = visit.ask
		.search({ keyword: slug.replace(/[-_/]+/g, ' '), page: 1, pageSize: 20 })
		.items.filter((found) => found.kind === kind)
		.map(({ slug: found, title, passage, thumbnail }) => ({
			to: address(found),
			title,
			text: passage,
			picture: thumbnail,
		}));
	const others = newest(visit).filter(({ to }) => !like.some((offer) => offer.to === to));
	return {
		heading: words.heading,
		offers: [...like, ...others].slice(0, most),
		all: { to: all, label: words.all[kind] },
	};
}
