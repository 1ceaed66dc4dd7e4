import { z } from 'zod';
import { LinkAddress, OptionalWebAddress, Path, WebAddress } from './address.ts';
import { VideoHost } from './films.ts';
import { Text } from './language.ts';

/** Outside addresses; those of the lead forms are forms of our own until there is a CRM (D46). Content names them as `link:{name}`, so that each is set once. */
export const linkNames = [
	'university',
	'universityNews',
	'shop',
	'retailerOne',
	'retailerTwo',
	'fertilityShop',
	'eventPage',
	'quoteForm',
	'distributorForm',
	'sampleKitForm',
	'newsletterForm',
	'video',
] as const;

export const socialNetworks = ['professional', 'microblog', 'shortVideo', 'video'] as const;

/** Where an article can be shared (D16). */
export const shareNetworks = ['social', 'microblog', 'professional'] as const;
export type ShareNetwork = (typeof shareNetworks)[number];

export const SiteSettings = z.object({
	address: z.array(Text).min(1),
	phone: z.string().min(1),
	email: z.email(),
	privacyEmail: z.email(),
	hours: Text,
	links: z.record(z.enum(linkNames), LinkAddress),
	social: z.record(z.enum(socialNetworks), WebAddress),
	/** The networks' own share pages, with `{url}` and, where they want it, `{title}` in their place; empty where there is none. */
	share: z.record(z.enum(shareNetworks), OptionalWebAddress).default({ social: '', microblog: '', professional: '' }),
	/** Where films elsewhere may be shown from, within a page (D36). */
	videoHosts: z.array(VideoHost).default([]),
	/** Loaded after consent only; an empty id turns it off. */
	tagManager: z
		.object({ id: z.string().regex(/^[\w-]*$/), script: OptionalWebAddress })
		.refine(({ id, script }) => !id || script, {
			path: ['script'],
			message: 'A container needs the address of its script, such as https://www.example.com/gtm.js.',
		}),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

export const NavigationItem = z.object({
	id: z.int().positive(),
	name: Text,
	/** The item whose address starts with `/product` gets the product categories as children. */
	url: Path,
});
export type NavigationItem = z.infer<typeof NavigationItem>;
