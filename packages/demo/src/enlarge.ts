import type { Snapshot } from '@site/contract/snapshot';

type Item = { id: number; slug: string; title: { en: string; cn?: string } };

/** Repeats the items until there are `size` of them; each copy gets a number. */
function repeat<T extends Item>(items: readonly T[], size: number, copyOf: (item: T, number: number) => T): T[] {
	const firstId = Math.max(0, ...items.map(({ id }) => id));
	return Array.from({ length: size }, (_, at) => {
		const item = items[at % items.length];
		if (!item) throw new Error('nothing to repeat');
		const number = Math.floor(at / items.length) + 1;
		if (number === 1) return item;
		const { en, cn } = item.title;
		const copy = {
			...item,
			id: firstId + at + 1,
			slug: `${item.slug}-${number}`,
			title: { en: `${en} ${number}`, ...(cn && { cn: `${cn} ${number}` }) },
		};
		return copyOf(copy, number);
	});
}

/** The same company with `size` products and articles, for tests and benches of growth. */
export const enlarge = (snapshot: Snapshot, size: number): Snapshot => ({
	...snapshot,
	products: repeat(snapshot.products, Math.max(size, snapshot.products.length), (product, number) => ({
		...product,
		reference: `${product.reference}-${number}`,
		// GS1 numbers must not be invented.
		packs: product.packs.map(({ gtin: _, ...pack }) => ({ ...pack, reference: `${pack.reference}-${number}` })),
	})),
	articles: repeat(snapshot.articles, Math.max(size, snapshot.articles.length), (article) => article),
});
