import { z } from 'zod';
import { Slug } from './catalogue.ts';
import { movableKinds } from './kinds.ts';

/** A former slug, which still leads to the item that had it (D34). */
export const Redirect = z.object({
	id: z.int().positive(),
	kind: z.enum(movableKinds),
	from: Slug,
	/** For a page also any path of the site, or empty if the page was removed without a replacement. */
	to: z.string().refine((to) => to === '' || Slug.safeParse(to).success, {
		message: 'An address has no spaces and none of the characters ? # \\.',
	}),
});
export type Redirect = z.infer<typeof Redirect>;
