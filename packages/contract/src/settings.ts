import { z } from 'zod';
import { Text } from './language.ts';

/** Outside addresses. Content names them as `link:{name}`, so that each is set once. */
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
export type LinkName = (typeof linkNames)[number];

export const socialNetworks = ['professional', 'microblog', 'shortVideo', 'video'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export const SiteSettings = z.object({
	address: z.array(Text).min(1),
	phone: z.string(),
	email: z.string(),
	privacyEmail: z.string(),
	hours: Text,
	links: z.record(z.enum(linkNames), z.url()),
	social: z.record(z.enum(socialNetworks), z.url()),
	/** Loaded after consent only; an empty id turns it off. */
	tagManager: z.object({ id: z.string(), script: z.string() }),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

export const NavigationItem = z.object({
	id: z.int().positive(),
	name: Text,
	/** The item whose address starts with `/product` gets the product categories as children. */
	url: z.string().startsWith('/'),
});
export type NavigationItem = z.infer<typeof NavigationItem>;
