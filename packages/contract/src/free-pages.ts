import { z } from 'zod';
import { brand } from './brand.ts';
import { ComposedPage } from './pages.ts';

/**
 * The first parts of addresses of the site's own pages, files and calls, in lower case: no free page may start with
 * one.
 */
const taken = new Set([
	'01',
	'about',
	'accessibility',
	'admin',
	'anti-bribery-and-anti-corruption-policy',
	'api',
	'apis',
	'assets',
	'become-a-distributor',
	'calendar',
	'captions',
	'careers',
	'careers-apply',
	'check',
	'codes',
	'contact',
	'contract-manufacturing',
	'culture',
	'data',
	'diagnostics',
	'documents',
	'events',
	'events-info',
	'feeds',
	'finder',
	'free-sample',
	'free-sample-kit',
	'guide',
	'healthz',
	'lead-form',
	'list',
	'media',
	'media-room',
	'meeting',
	'metrics',
	'notices',
	'partnering',
	'privacy-policy',
	'product',
	'products',
	'productspreview',
	'readyz',
	'report',
	'resources',
	'resourcespreview',
	'scientific-strategy-board',
	'scientific-strategy-board-info',
	'search',
	'subscription',
	'supply-chain',
	'terms-and-conditions',
	`${brand.slug}-poc-newsletter`,
]);

const longest = 120;
const written = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** Whether the site itself uses addresses with this first part. */
export const isOfTheSite = (slug: string): boolean => taken.has(slug.split('/')[0]?.toLowerCase() ?? '');

/** The reason why a page cannot have this address (written without the first slash); null if it can. */
export function freeAddressProblem(slug: string): string | null {
	if (!written.test(slug))
		return 'Lower-case letters, digits and single hyphens, in one or more parts: campaigns/flu-season.';
	if (slug.length > longest) return `At most ${longest} characters.`;
	return isOfTheSite(slug) ? `“${slug.split('/')[0]}” belongs to the site itself: begin with another word.` : null;
}

const FreeAddress = z.string().refine((slug) => written.test(slug) && slug.length <= longest, {
	message: 'Lower-case letters, digits and single hyphens, in one or more parts: campaigns/flu-season.',
});

/** A page that staff created at an address of their choice; its title names it everywhere. */
export const FreePage = ComposedPage.omit({ key: true }).extend({ id: z.int().positive(), slug: FreeAddress });
export type FreePage = z.infer<typeof FreePage>;

export const freePageAddress = (slug: string): string => `/${slug}`;

/** The address that a title suggests: `Flu season: be ready` is at `flu-season-be-ready`. */
export const suggestedAddress = (title: string): string =>
	title
		.normalize('NFKD')
		.replace(/\p{M}+/gu, '')
		.toLowerCase()
		.replace(/[’'"]/g, '')
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, longest - 20)
		.replace(/^-+|-+$/g, '');
