import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { savedDrafts } from './saved-draft.ts';
import { Snapshot, type SnapshotPart, snapshotParts } from './snapshot.ts';

/** The studio sends unsaved changes here; the site answers with the page that shows them. */
export const draftsPath = '/apis/internal/drafts';
/** In the address of a page: show the page with this draft. */
export const draftField = 'draft';

/** An unguessable key for a colleague's unsaved changes in a form; a new one every day. */
export const draftKey = (secret: string, person: number | string, form: string, now = Date.now()): string =>
	createHmac('sha256', secret)
		.update(`draft:${person}:${form}:${Math.floor(now / 86_400_000)}`)
		.digest('base64url');

export const TypedDraft = z.object({
	key: z.string().regex(/^[\w-]{43}$/),
	part: z.enum(snapshotParts as [SnapshotPart, ...SnapshotPart[]]),
	/** An item of a list, or the whole part; checked against the part's own schema. */
	item: z.unknown(),
});
export type TypedDraft = z.infer<typeof TypedDraft>;

/** The address of a page that shows the draft; null if none does. */
export const TypedDraftAnswer = z.object({ address: z.string().startsWith('/').nullable() });

/**
 * The schema of a draft: an item if the part is a list, else the part. Products may still lack number and category.
 */
export function draftSchemaOf(part: SnapshotPart): z.ZodType {
	if (part === 'products') return savedDrafts.product;
	const whole: z.ZodType = Snapshot.shape[part];
	const list = whole instanceof z.ZodDefault ? whole.unwrap() : whole;
	return list instanceof z.ZodArray && !isWhole(part) ? (list.element as z.ZodType) : whole;
}

/** Lists that staff edit as a whole. */
export const isWhole = (part: SnapshotPart): boolean =>
	part === 'navigation' || part === 'synonyms' || part === 'home' || part === 'settings';
