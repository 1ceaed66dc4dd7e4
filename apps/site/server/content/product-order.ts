import type { Product } from '@site/contract/catalogue';
import { inLanguage, type Language } from '@site/contract/language';
import type { Content } from './content.ts';
import { remember } from './remember.ts';

export const productOrders = ['usual', 'title', 'newest'] as const;
export type ProductOrder = (typeof productOrders)[number];

const locales: Record<Language, string> = { en: 'en', cn: 'zh-CN' };

/** Position by title, cached: collation is slow, and lists are sorted often. */
const placesByTitle = remember(2, ({ snapshot }: Content, language: Language): ReadonlyMap<Product, number> => {
	const { compare } = new Intl.Collator(locales[language], { numeric: true });
	const title = (product: Product) => inLanguage(product.title, language);
	const sorted = snapshot.products.toSorted((a, b) => compare(title(a), title(b)));
	return new Map(sorted.map((product, place) => [product, place]));
});

/** The usual order is the company's own. Newer products have higher ids. */
export function inOrder(
	content: Content,
	products: readonly Product[],
	order: ProductOrder,
	language: Language,
): readonly Product[] {
	if (order === 'usual') return products;
	if (order === 'newest') return products.toSorted((a, b) => b.id - a.id);
	const places = placesByTitle(content, language);
	return products.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}
