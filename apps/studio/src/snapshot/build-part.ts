import { Snapshot, type SnapshotPart } from '@site/contract/snapshot';
import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload';
import { leftOut } from './left-out.ts';
import { parts } from './parts.ts';
import type { PictureBook } from './picture-book.ts';

const published: Where = { _status: { equals: 'published' } };

/** Documents that do not meet the contract are left out, so that one broken page never holds back the others. */
async function fromCollection(
	payload: Payload,
	name: SnapshotPart,
	collection: CollectionSlug,
	sort: string,
	pictures: PictureBook,
) {
	const { docs } = await payload.find({
		collection,
		where: payload.collections[collection].config.versions?.drafts ? published : {},
		sort,
		depth: 0,
		pagination: false,
	});
	return docs.flatMap((doc) => {
		try {
			const item = parts[name].toSnapshot(doc as never, pictures);
			Snapshot.shape[name].parse([item]);
			return [item];
		} catch (error) {
			leftOut(payload, collection, doc.id, error);
			return [];
		}
	});
}

const fromGlobal = async (payload: Payload, name: SnapshotPart, slug: GlobalSlug, pictures: PictureBook) =>
	parts[name].toSnapshot((await payload.findGlobal({ slug, depth: 0 })) as never, pictures);

/** A part of the snapshot as it is published now. */
export function buildPart(payload: Payload, name: SnapshotPart, pictures: PictureBook): Promise<unknown> {
	const part = parts[name];
	return 'global' in part
		? fromGlobal(payload, name, part.global, pictures)
		: fromCollection(payload, name, part.collection, part.sort, pictures);
}

/** Whose changes change the part, beside the pictures. */
export function tableOf(name: SnapshotPart): string {
	const part = parts[name];
	return ('global' in part ? part.global : part.collection).replaceAll('-', '_');
}
