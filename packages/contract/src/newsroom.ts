import { z } from 'zod';
import { OptionalWebAddress } from './address.ts';
import { Slug } from './catalogue.ts';
import { ChangedOn } from './changed.ts';
import { Html, Text } from './language.ts';
import { Picture } from './picture.ts';

const Id = z.int().positive();
const Day = z.iso.date();

export const articleKinds = ['blog', 'press'] as const;
export type ArticleKind = (typeof articleKinds)[number];

export const Article = z.object({
	id: Id,
	slug: Slug,
	kind: z.enum(articleKinds),
	/** Shown under the tab Articles of the blog. */
	isArticle: z.boolean(),
	title: Text,
	description: Text,
	keywords: Text,
	publishedOn: Day,
	picture: Picture,
	content: Html,
	changedOn: ChangedOn,
});
export type Article = z.infer<typeof Article>;

export const Event = z
	.object({
		id: Id,
		slug: Slug,
		title: Text,
		startsOn: Day,
		endsOn: Day,
		address: Text,
		booth: z.string(),
		picture: Picture.nullable(),
		/** The event's own page elsewhere; empty where visitors are sent to our event page. */
		url: OptionalWebAddress,
		changedOn: ChangedOn,
	})
	.refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
		path: ['endsOn'],
		message: 'The last day is not before the first.',
	});
export type Event = z.infer<typeof Event>;
