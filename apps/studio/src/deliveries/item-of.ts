import type { Submission } from '@site/contract/submission';
import type { PayloadRequest } from 'payload';
import { type KnownLine, onlyProduct } from '../inbox/lines.ts';

const collections = { product: 'products', event: 'events', job: 'jobs', document: 'product-documents' } as const;

/**
 * The item that a submission refers to, with its English name; for a list, the product if all lines are of one.
 * Visitors may send any id, so an unknown one is left out.
 */
export async function itemOf(req: PayloadRequest, { item }: Submission, lines: readonly KnownLine[] = []) {
	if (!item) {
		const product = onlyProduct(lines);
		return product ? { itemKind: 'product' as const, itemId: product.id, itemTitle: product.title } : {};
	}
	const { docs } = await req.payload.find({
		collection: collections[item.kind],
		where: { id: { equals: item.id } },
		limit: 1,
		depth: 0,
		req,
	});
	const [found] = docs;
	return found ? { itemKind: item.kind, itemId: item.id, itemTitle: found.title } : {};
}
