import { z } from 'zod';
import { Text } from './language.ts';

export const PictureSource = z.object({
	url: z.string().min(1),
	width: z.int().positive(),
	type: z.enum(['image/avif', 'image/webp']),
});
export type PictureSource = z.infer<typeof PictureSource>;

/** A picture with its own size, so that a page reserves its place before it arrives. Drawings (SVG) have no sources. */
export const Picture = z.object({
	url: z.string().min(1),
	width: z.int().positive(),
	height: z.int().positive(),
	alt: Text,
	sources: z.array(PictureSource),
	/** The crop of 1200 by 630 that is shown when a page is shared. */
	share: z.object({ jpeg: z.string().min(1), webp: z.string().min(1) }).optional(),
	/** What must stay visible when the picture is cropped, in percent from the left and the top. */
	focus: z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }).optional(),
});
export type Picture = z.infer<typeof Picture>;
