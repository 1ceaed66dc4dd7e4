import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { savedDrafts } from './saved-draft.ts';
import { Snapshot, type SnapshotPart, snapshotParts } from './snapshot.ts';

/** Where the studio lays what is being typed; the site's answer says where it is seen. */
export const draftsPath = '/apis/internal/drafts';
/** In the address of a page: show it as it would be with this draft. */
export const draftField = 'draft';

/** An unguessable name for what a person types in a form; another one every day. */
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

/** The address of the page on which a visitor would see it; null where no page shows it. */
export const TypedDraftAnswer = z.object({ address: z.string().startsWith('/').nullable() });

/** The schema of one draft: an item of a part that is a list, else the part. Products may still lack number and category. */
export function draftSchemaOf(part: SnapshotPart): z.ZodType {
	if (part === 'products') return savedDrafts.product;
	const whole: z.ZodType = Snapshot.shape[part];
	const list = whole instanceof z.ZodDefault ? whole.unwrap() : whole;
	return list instanceof z.ZodArray && !isWhole(part) ? (list.element as z.ZodType) : whole;
}

/** Lists that staff edit in one form. */
export const isWhole = (part: SnapshotPart): boolean =>
	part === 'navigation' || part === 'synonyms' || part === 'home' || part === 'settings';
