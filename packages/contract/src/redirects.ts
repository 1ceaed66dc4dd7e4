import { z } from 'zod';
import { Slug } from './catalogue.ts';

/** What has an address of its own that staff can change. */
export const redirectedKinds = ['product', 'category', 'article', 'event', 'notice', 'page'] as const;
export type RedirectedKind = (typeof redirectedKinds)[number];

/** A former slug, which goes on leading to the item that had it (D34). */
export const Redirect = z.object({
	id: z.int().positive(),
	kind: z.enum(redirectedKinds),
	from: Slug,
	/** Of a page also any path of the site, or empty: what was there is gone. */
	to: z.string().refine((to) => to === '' || Slug.safeParse(to).success, {
		message: 'An address has no spaces and none of the characters ? # \\.',
	}),
});
export type Redirect = z.infer<typeof Redirect>;
