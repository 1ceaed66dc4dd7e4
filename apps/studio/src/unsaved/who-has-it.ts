import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { readTrail } from '../trail/read.ts';

export interface Saved {
	/** The `updatedAt` of the item: a form that has just been loaded or saved has the same. */
	at: string;
	/** Null for changes by the studio itself or the site. */
	person: number | null;
	name: string;
}

/** Globals have no id, and the audit log stores none for them. */
const isGlobal = (item: string) => item === '';

/** When and by whom the item was last saved, as a draft or published; null if it no longer exists. */
export async function lastSaved(req: PayloadRequest, kind: string, item: string): Promise<Saved | null> {
	const wanted = {
		depth: 0,
		draft: true,
		overrideAccess: false,
		user: req.user,
		select: { updatedAt: true },
		req,
	} as const;
	const doc = isGlobal(item)
		? await req.payload.findGlobal({ slug: kind as GlobalSlug, ...wanted })
		: await req.payload.findByID({ collection: kind as CollectionSlug, id: item, disableErrors: true, ...wanted });
	const at = (doc as { updatedAt?: string } | null)?.updatedAt;
	if (!at) return null;
	const [last] = await readTrail(req.payload, { kind, item }, { limit: 1 });
	return { at, person: last?.person ?? null, name: last?.name ?? '' };
}
