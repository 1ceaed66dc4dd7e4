import { z } from 'zod';
import type { Release } from '../payload-types.ts';

const Values = z.record(z.string(), z.unknown());
export type Values = z.infer<typeof Values>;

/** One change of a release: new values for these fields of an item. */
const ReleaseItem = z.object({
	/** Identifies it within the release. */
	key: z.string(),
	/** The collection or global. */
	kind: z.string(),
	/** The document's id; null for a global, and for a document that going live creates. */
	item: z.number().nullable(),
	title: z.string(),
	/** It has not been on the site before. */
	isNew: z.boolean(),
	values: Values,
	/** Published values of these fields when it was added. */
	before: Values,
	/** Their values after going live: hooks may have cleaned them. */
	after: Values.nullable(),
	addedBy: z.number(),
	addedByName: z.string(),
});
export type ReleaseItem = z.infer<typeof ReleaseItem>;

export const itemsOf = ({ items }: Pick<Release, 'items'>): ReleaseItem[] => z.array(ReleaseItem).parse(items);

const ReleaseProblem = z.object({
	/** Key of the item; empty if the problem concerns all of them. */
	key: z.string(),
	title: z.string(),
	reason: z.string(),
});
export type ReleaseProblem = z.infer<typeof ReleaseProblem>;

/** The problems of the last check; null if the current contents have not been checked. */
export const problemsOf = ({ problems }: Pick<Release, 'problems'>): ReleaseProblem[] | null =>
	z.array(ReleaseProblem).nullish().parse(problems) ?? null;

/** Every problem with its item. */
export const inWords = (problems: readonly ReleaseProblem[]): string =>
	problems.map(({ title, reason }) => (title ? `“${title}”: ${reason}` : reason)).join(' · ');
