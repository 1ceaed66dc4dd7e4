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

/** A film: our own, served by the site, or one hosted elsewhere, by its address (D36). */
export const Film = z
	.object({
		id: z.int().positive(),
		title: Text,
		/** The picture shown until the film is played. */
		poster: Picture,
		file: z
			.object({
				url: z.string().regex(/^\/media\/[\w][\w.-]*$/),
				format: z.enum(['MP4', 'WebM']),
				/** Zero if not known. */
				bytes: z.int().nonnegative().default(0),
			})
			.nullable(),
		/**
		 * WebVTT captions. They are not translated page text: a film has them only in the languages that they were
		 * written in.
		 */
		captions: z.object({ english: Captions, chinese: Captions }),
		/** The address of a film that is hosted elsewhere. */
		address: OptionalWebAddress,
	})
	.refine(({ file, address }) => file !== null || address !== '', {
		path: ['address'],
		message: 'Upload a film, or give the address of one elsewhere.',
	});
export type Film = z.infer<typeof Film>;

/** A host name, as the content security policy needs it: `player.example.com`. */
export const VideoHost = z
	.string()
	.regex(
		/^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/,
		'A host alone, in small letters, such as player.example.com.',
	);

/** Only films on these hosts may be shown within a page. */
export const isFramed = (address: string, hosts: readonly string[]): boolean => {
	if (!URL.canParse(address)) return false;
	const { protocol, host } = new URL(address);
	return protocol === 'https:' && hosts.includes(host);
};
