import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { readTrail } from '../trail/read.ts';

export interface Saved {
	/** As the item itself says it: the form that was loaded or saved last has the same. */
	at: string;
	/** Null where the studio itself or the site did it. */
	person: number | null;
	name: string;
}

/** Globals have no number, and the trail writes none for them. */
export const isGlobal = (item: string) => item === '';

/** When the item was saved last, as a draft or published, and by whom; null where it is gone. */
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

/** Who is writing in the item now, by Payload's lock. */
export async function editorOf(req: PayloadRequest, kind: string, item: string) {
	const { docs } = await req.payload.find({
		collection: 'payload-locked-documents',
		where: isGlobal(item)
			? { globalSlug: { equals: kind } }
			: { and: [{ 'document.relationTo': { equals: kind } }, { 'document.value': { equals: Number(item) } }] },
		sort: '-updatedAt',
		limit: 1,
		depth: 1,
		req,
	});
	const user = docs[0]?.user?.value;
	return typeof user === 'object' ? { person: user.id, name: user.name } : null;
}
