import { z } from 'zod';
import type { Release } from '../payload-types.ts';

const Values = z.record(z.string(), z.unknown());
export type Values = z.infer<typeof Values>;

/** One change of a release: these fields of an item get these values. */
const ReleaseItem = z.object({
	/** Names it within the release. */
	key: z.string(),
	/** The collection or global. */
	kind: z.string(),
	/** The number of the document; null of a global, and of one that going live creates. */
	item: z.number().nullable(),
	title: z.string(),
	/** It is not on the site before. */
	isNew: z.boolean(),
	values: Values,
	/** What stood in these fields on the site when it was added. */
	before: Values,
	/** What stood in them after it went live: hooks may have cleaned it. */
	after: Values.nullable(),
	addedBy: z.number(),
	addedByName: z.string(),
});
export type ReleaseItem = z.infer<typeof ReleaseItem>;

export const itemsOf = ({ items }: Pick<Release, 'items'>): ReleaseItem[] => z.array(ReleaseItem).parse(items);

const ReleaseProblem = z.object({
	/** Of the item; empty where it is about all of them. */
	key: z.string(),
	title: z.string(),
	reason: z.string(),
});
export type ReleaseProblem = z.infer<typeof ReleaseProblem>;

/** What the last check found; null where it was not checked as it is now. */
export const problemsOf = ({ problems }: Pick<Release, 'problems'>): ReleaseProblem[] | null =>
	z.array(ReleaseProblem).nullish().parse(problems) ?? null;

/** Every problem with the item that it is about. */
export const inWords = (problems: readonly ReleaseProblem[]): string =>
	problems.map(({ title, reason }) => (title ? `“${title}”: ${reason}` : reason)).join(' · ');
