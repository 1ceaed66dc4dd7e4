import type { Product } from '@site/contract/catalogue';
import { gtin14 } from '@site/contract/gtin';
import type { Content } from './content.ts';
import { rememberOnce } from './remember.ts';
import { fold } from './words.ts';

/** A product in one of its packs. `reference` is the number it is ordered by. */
export type Ordered = { product: Product; pack: Product['packs'][number] | null; reference: string };

type ListIndex = {
	/** By catalogue number, without spaces and hyphens. */
	byCode: ReadonlyMap<string, Ordered>;
	byGtin: ReadonlyMap<string, Ordered>;
	/** By the whole name in either language. */
	byName: ReadonlyMap<string, Ordered>;
};

/** Normalizes a typed catalogue number. */
export const codeOf = (text: string): string => text.toLowerCase().replace(/[\s\-‐‑–—_]/g, '');
/** Normalizes a typed name. */
export const nameOf = (text: string): string =>
	fold(text)
		.replace(/[\s\p{P}]+/gu, ' ')
		.trim();

/** The packs of a product, the usual one first. Without packs it is ordered by its own number. */
export const orderedOf = (product: Product): Ordered[] =>
	product.packs.length > 0
		? product.packs.map((pack) => ({ product, pack, reference: pack.reference }))
		: [{ product, pack: null, reference: product.reference }];

function indexOf({ snapshot }: Content): ListIndex {
	const byCode = new Map<string, Ordered>();
	const byGtin = new Map<string, Ordered>();
	const byName = new Map<string, Ordered>();
	for (const ordered of snapshot.products.flatMap(orderedOf)) {
		byCode.set(codeOf(ordered.reference), ordered);
		if (ordered.pack?.gtin) byGtin.set(gtin14(ordered.pack.gtin), ordered);
	}
	for (const product of snapshot.products) {
		const [usual] = orderedOf(product);
		if (!usual) continue;
		const code = codeOf(product.reference);
		if (!byCode.has(code)) byCode.set(code, usual);
		for (const name of [product.title.en, product.title.cn ?? '']) if (name) byName.set(nameOf(name), usual);
	}
	return { byCode, byGtin, byName };
}

export const listIndex = rememberOnce(indexOf);
