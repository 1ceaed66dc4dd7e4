import { z } from 'zod';
import { isWebAddress, LinkAddress, OptionalWebAddress, Path, WebAddress } from './address.ts';
import { VideoHost } from './films.ts';
import { Text } from './language.ts';
import { Ordering } from './ordering.ts';

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

/** Networks with a share page of their own, which takes the address of what is shared (D48). */
export const sharePages = ['facebook', 'x', 'linkedin', 'weibo'] as const;

export const isSharePage = (value: string): boolean => isWebAddress(value) && value.includes('{url}');

/** `{url}` and, where the network wants it, `{title}` stand in their place; empty where it is not offered. */
const SharePage = z
	.string()
	.refine((value) => value === '' || isSharePage(value), 'Empty, or the network’s own address with {url} in it.')
	.default('');

/** WeChat has no share page: its app reads a code of the address. */
const Sharing = z.object({
	facebook: SharePage,
	x: SharePage,
	linkedin: SharePage,
	weibo: SharePage,
	wechat: z.boolean().default(false),
});
export type ShareNetwork = keyof z.infer<typeof Sharing>;

/** One value for both languages, as content of before has it, or one for each. */
const byLanguage = <T extends z.ZodType<string>>(value: T) =>
	z.preprocess(
		(given) => (typeof given === 'string' ? { en: given } : given),
		z.object({ en: value, cn: value.optional() }),
	);

export const SiteSettings = z.object({
	address: z.array(Text).min(1),
	phone: byLanguage(z.string().min(1)),
	email: z.email(),
	privacyEmail: z.email(),
	hours: Text,
	links: z.record(z.enum(linkNames), byLanguage(LinkAddress)),
	social: z.record(z.enum(socialNetworks), byLanguage(WebAddress)),
	/** What readers of each language are offered; none of it falls back to the other. */
	share: z.object({ en: Sharing.prefault({}), cn: Sharing.prefault({}) }).prefault({}),
	/** Where films elsewhere may be shown from, within a page (D36). */
	videoHosts: z.array(VideoHost).default([]),
	/** What holds for orders of every product that says nothing else. */
	ordering: Ordering.default({}),
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
