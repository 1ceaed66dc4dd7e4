import { gtin14, readGtin } from '@site/contract/gtin';
import type { PayloadRequest, Where } from 'payload';
import { spellings } from '../fields/pack-numbers.ts';
import type { Product } from '../payload-types.ts';

export type StoredPack = NonNullable<Product['packs']>[number];
export interface FoundPack {
	product: Product;
	pack: StoredPack;
}

/** Contains no control characters, which the database refuses in queries. */
const isNumber = /^[^\p{Cc}]{1,60}$/u;

/** The pack with this catalogue number or GTIN, of published and unpublished products; null if there is none. */
export async function findPack(req: PayloadRequest, typed: string): Promise<FoundPack | null> {
	if (!isNumber.test(typed)) return null;
	const gtin = readGtin(typed);
	const byGtin: Where[] = gtin ? [{ 'packs.gtin': { in: spellings(gtin) } }] : [];
	const { docs } = await req.payload.find({
		collection: 'products',
		where: { or: [{ 'packs.reference': { equals: typed.trim() } }, ...byGtin] },
		limit: 1,
		depth: 0,
		req,
	});
	const isNamed = (pack: StoredPack) =>
		pack.reference === typed.trim() || (gtin !== null && gtin14(pack.gtin ?? '') === gtin);
	const [product] = docs;
	const pack = product?.packs?.find(isNamed);
	return product && pack ? { product, pack } : null;
}
