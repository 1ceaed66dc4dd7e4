import { z } from 'zod';
import { ChangedOn } from './changed.ts';
import { Html, Text } from './language.ts';
import { Picture } from './picture.ts';
import { Section } from './sections.ts';
import { Target } from './target.ts';

export const pageKeys = [
	'home',
	'supply-chain',
	'contract-manufacturing',
	'contract-manufacturing-supply-chain',
	'about',
	'partnering',
	'media-room',
	'contact',
	'search',
	'careers',
	'careers-apply',
	'products',
	'resources',
	'events',
	'culture',
	'privacy-policy',
	'terms-and-conditions',
	'accessibility',
	'anti-bribery-policy',
	'become-a-distributor',
	'free-sample-kit',
	'newsletter',
	'scientific-strategy-board',
] as const;
export type PageKey = (typeof pageKeys)[number];

/** A page composed of sections. Pages with behaviour (search, careers, …) show their own parts between them. */
export const ComposedPage = z.object({
	key: z.enum(pageKeys),
	title: Text,
	description: Text,
	keywords: Text,
	sections: z.array(Section),
	changedOn: ChangedOn,
});
export type ComposedPage = z.infer<typeof ComposedPage>;

/** A banner button has one of these codes; one table of the site defines their actions. */
const BannerActionCode = z.int().min(0).max(11);

const HomeBanner = z.object({
	id: z.int().positive(),
	eyebrow: Text.optional(),
	title: Text,
	text: Text,
	picture: Picture,
	/** Shows the cassette whose lines are drawn instead of the picture. */
	line: z.boolean().optional(),
	buttons: z.array(z.object({ label: Text, code: BannerActionCode })).min(1),
});

const StandingNotice = z.object({ text: Text, links: z.array(z.object({ label: Text, to: Target })) });

/**
 * A promotion is announced from its publication on, with 'today' on its days, and hidden after the last one (PAGE-1).
 */
const Notice = StandingNotice.extend({
	code: z.string(),
	from: z.iso.date().optional(),
	until: z.iso.date().optional(),
}).refine(({ from, until }) => !from || !until || from <= until, {
	path: ['until'],
	message: 'The last day is not before the first.',
});

export const Home = z.object({
	notice: Notice,
	/** Replaces the notice after its last day. */
	standingNotice: StandingNotice.optional(),
	banners: z.array(HomeBanner).length(5),
});
export type Home = z.infer<typeof Home>;

export const LegalText = z.object({
	key: z.enum(['privacy-policy', 'terms-and-conditions']),
	updatedOn: z.iso.date(),
	intro: Html,
	sections: z.array(z.object({ title: Text, body: Html })).min(1),
});
export type LegalText = z.infer<typeof LegalText>;
