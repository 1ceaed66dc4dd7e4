import type { PayloadRequest, Where } from 'payload';
import { idsOf } from '../mapping/words.ts';
import type { Watch } from '../payload-types.ts';

type Watched = Pick<Watch, 'itemKind' | 'itemId'>;

/** The products that a watch covers. */
async function productsOf(req: PayloadRequest, { itemKind, itemId }: Watched): Promise<number[]> {
	if (itemKind === 'product') return [itemId];
	const where = { id: { equals: itemId } };
	const { docs } = await req.payload.find({ collection: 'product-documents', where, limit: 1, depth: 0, req });
	return idsOf(docs[0]?.products);
}

/** One click is enough: it also ends the address's other watches about the same product. */
export async function leaveProduct(req: PayloadRequest, left: Watch, unsubscribedAt: string): Promise<void> {
	const products = new Set(await productsOf(req, left));
	const where: Where = { and: [{ email: { equals: left.email } }, { state: { equals: 'confirmed' } }] };
	const { docs } = await req.payload.find({ collection: 'watches', where, pagination: false, depth: 0, req });
	for (const watch of docs) {
		if (!(await productsOf(req, watch)).some((id) => products.has(id))) continue;
		const data = { state: 'unsubscribed' as const, unsubscribedAt };
		await req.payload.update({ collection: 'watches', id: watch.id, data, req });
	}
}
