import { z } from 'zod';
import { OptionalWebAddress } from './address.ts';
import { articleKinds } from './article-kinds.ts';
import { Slug } from './catalogue.ts';
import { ChangedOn } from './changed.ts';
import { Html, Text } from './language.ts';
import { Picture } from './picture.ts';
import { AddedSection } from './sections.ts';
import { isTimeZone } from './zoned-time.ts';

const Id = z.int().positive();
const Day = z.iso.date();

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
	/** Below the text. */
	sections: z.array(AddedSection).default([]),
	changedOn: ChangedOn,
});
export type Article = z.infer<typeof Article>;

const longestMeeting = 8 * 60;
const mostTimes = 500;

/** The times for meetings at an event, in the time zone of its place. */
export const MeetingTimes = z.object({
	timeZone: z.string().refine(isTimeZone, 'This is no time zone: write one such as America/Los_Angeles.'),
	times: z
		.array(
			z.object({
				startsAt: z.iso.datetime(),
				minutes: z.int().positive().max(longestMeeting),
				/** The place, or the colleague to meet. */
				place: Text.optional(),
			}),
		)
		.max(mostTimes)
		.refine(
			(times) => new Set(times.map(({ startsAt }) => startsAt)).size === times.length,
			'Two meetings start at the same time.',
		),
});
export type MeetingTimes = z.infer<typeof MeetingTimes>;

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
		/** The organizer's page; empty if visitors are sent to our event page. */
		url: OptionalWebAddress,
		/** Absent if visitors can only ask for a meeting. */
		meetings: MeetingTimes.optional(),
		/** The exhibits and other sections of its page. */
		sections: z.array(AddedSection).default([]),
		changedOn: ChangedOn,
	})
	.refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
		path: ['endsOn'],
		message: 'The last day is not before the first.',
	});
export type Event = z.infer<typeof Event>;
