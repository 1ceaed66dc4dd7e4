import { z } from 'zod';
import { Slug } from './catalogue.ts';
import { ChangedOn } from './changed.ts';
import { documentKeys } from './document-keys.ts';
import { Html, Text } from './language.ts';
import { Picture } from './picture.ts';
import { Target } from './target.ts';

const Id = z.int().positive();

export const BoardMember = z.object({
	id: Id,
	/** The value of `name` in the address of the member's page. */
	key: Slug,
	name: Text,
	role: Text,
	lines: z.tuple([Text, Text, Text]),
	biography: Html,
	portrait: Picture,
	publications: z.array(z.object({ citation: z.string().min(1), url: Target })),
	changedOn: ChangedOn,
});
export type BoardMember = z.infer<typeof BoardMember>;

/** A partner or a sister company. */
export const Organisation = z.object({
	id: Id,
	name: z.string().min(1),
	logo: Picture,
	text: Text,
	to: Target,
});
export type Organisation = z.infer<typeof Organisation>;

/** The last part of their addresses, `/Culture/{slug}`, which the specification fixes (ROUTE-1). */
export const cultureSlugs = ['Aiiso_Truth_Code', 'Aiiso_Work_Code', 'Aiiso_Social_Art'] as const;

export const CulturePage = z.object({
	slug: Slug.refine((slug) => cultureSlugs.some((one) => one === slug), `One of: ${cultureSlugs.join(', ')}.`),
	title: Text,
	summary: Text,
	picture: Picture,
	content: Html,
	changedOn: ChangedOn,
});
export type CulturePage = z.infer<typeof CulturePage>;

export const Document = z.object({
	/** Zero in content stored before documents had an id. */
	id: z.int().nonnegative().default(0),
	/** The place of the site that offers it; null for a document that products or texts link to. */
	key: z.enum(documentKeys).nullable(),
	title: Text,
	description: Text,
	format: z.enum(['PDF', 'ZIP']),
	url: z.string().min(1),
	/** Zero if not known. */
	bytes: z.int().nonnegative().default(0),
	/** The contents of an archive. */
	contents: z.array(Text).default([]),
});
export type Document = z.infer<typeof Document>;
