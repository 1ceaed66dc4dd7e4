import { z } from 'zod';
import { OptionalWebAddress } from './address.ts';
import { Text } from './language.ts';
import { Picture } from './picture.ts';
import { isWebVtt } from './web-vtt.ts';

export const filmFormats = { MP4: 'video/mp4', WebM: 'video/webm' } as const;

const Captions = z
	.string()
	.refine(
		(text) => text === '' || isWebVtt(text),
		'Captions are WebVTT: WEBVTT in the first line, then times such as 00:01.500 --> 00:04.000, each with its words below.',
	);

/** A film: one of our own, which the site serves, or one elsewhere, by its address (D36). */
export const Film = z
	.object({
		id: z.int().positive(),
		title: Text,
		/** What is seen until it is played. */
		poster: Picture,
		file: z
			.object({
				url: z.string().regex(/^\/media\/[\w][\w.-]*$/),
				format: z.enum(['MP4', 'WebM']),
				/** Zero where it is not known. */
				bytes: z.int().nonnegative().default(0),
			})
			.nullable(),
		/** What is said or shown, as WebVTT. Not the words of a page: they are never in another language than they say. */
		captions: z.object({ english: Captions, chinese: Captions }),
		/** Where it is, if it is elsewhere. */
		address: OptionalWebAddress,
	})
	.refine(({ file, address }) => file !== null || address !== '', {
		path: ['address'],
		message: 'Upload a film, or give the address of one elsewhere.',
	});
export type Film = z.infer<typeof Film>;

/** A host by its name alone, as the content security policy wants it: `player.example.com`. */
export const VideoHost = z
	.string()
	.regex(
		/^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/,
		'A host alone, in small letters, such as player.example.com.',
	);

/** Only a film at one of these may be shown within a page. */
export const isFramed = (address: string, hosts: readonly string[]): boolean => {
	if (!URL.canParse(address)) return false;
	const { protocol, host } = new URL(address);
	return protocol === 'https:' && hosts.includes(host);
};
