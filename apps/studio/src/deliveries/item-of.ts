import type { Submission } from '@site/contract/submission';
import type { PayloadRequest } from 'payload';

const collections = { product: 'products', event: 'events', job: 'jobs' } as const;

/** The item that a submission names, with its English name: anybody may send any number, and one that is not there is left out. */
export async function itemOf({ payload }: PayloadRequest, { item }: Submission) {
	if (!item) return {};
	const { docs } = await payload.find({
		collection: collections[item.kind],
		where: { id: { equals: item.id } },
		limit: 1,
		depth: 0,
	});
	const [found] = docs;
	return found ? { itemKind: item.kind, itemId: item.id, itemTitle: found.title } : {};
}
