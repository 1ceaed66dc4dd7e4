import { z } from 'zod';
import { isWebAddress, LinkAddress, OptionalWebAddress, Path, WebAddress } from './address.ts';
import { VideoHost } from './films.ts';
import { Text } from './language.ts';
import { Ordering } from './ordering.ts';

/**
 * Outside addresses; those of the lead forms point to our own forms until there is a CRM (PAGE-16). Content names them as
 * `link:{name}`, so that each is set once.
 */
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

/** Networks with a share page, which takes the shared address (D48). */
export const sharePages = ['facebook', 'x', 'linkedin', 'weibo'] as const;

export const isSharePage = (value: string): boolean => isWebAddress(value) && value.includes('{url}');

/** Contains the placeholders `{url}` and, if the network uses it, `{title}`; empty if the network is not offered. */
const SharePage = z
	.string()
	.refine((value) => value === '' || isSharePage(value), 'Empty, or the network’s own address with {url} in it.')
	.default('');

/** WeChat has no share page: its app reads a QR code of the address. */
const Sharing = z.object({
	facebook: SharePage,
	x: SharePage,
	linkedin: SharePage,
	weibo: SharePage,
	wechat: z.boolean().default(false),
});
export type ShareNetwork = keyof z.infer<typeof Sharing>;

/** One value for both languages, as in older content, or one for each. */
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
	/** The share links for readers of each language; neither falls back to the other. */
	share: z.object({ en: Sharing.prefault({}), cn: Sharing.prefault({}) }).prefault({}),
	/** The hosts from which a page may show films (D36). */
	videoHosts: z.array(VideoHost).default([]),
	/** The ordering facts of every product that does not state its own. */
	ordering: Ordering.default({}),
	/** The release of LOINC that the codes were taken from; empty while there are none. */
	loincVersion: z.string().default(''),
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
	url: Path,
});
export type NavigationItem = z.infer<typeof NavigationItem>;
