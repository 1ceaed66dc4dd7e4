import { z } from 'zod';
import { Slug } from './catalogue.ts';

/** What has an address of its own that staff can change. */
export const redirectedKinds = ['product', 'category', 'article', 'event', 'notice'] as const;
export type RedirectedKind = (typeof redirectedKinds)[number];

/** A former slug, which goes on leading to the item that had it (D34). */
export const Redirect = z.object({
	id: z.int().positive(),
	kind: z.enum(redirectedKinds),
	from: Slug,
	to: Slug,
});
export type Redirect = z.infer<typeof Redirect>;
