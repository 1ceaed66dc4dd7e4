import { z } from 'zod';
import { Text } from './language.ts';

/**
 * A picture with its size, so that a page reserves the space before it loads. The addresses of smaller sizes are
 * derived from its own: `picture-sizes.ts`.
 */
export const Picture = z.object({
	url: z.string().min(1),
	width: z.int().positive(),
	height: z.int().positive(),
	alt: Text,
	/** The point that must stay visible when the picture is cropped, in percent from the left and the top. */
	focus: z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }).optional(),
});
export type Picture = z.infer<typeof Picture>;
